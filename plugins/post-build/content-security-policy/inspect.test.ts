import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inspectPage} from './inspect';

const problemsOf = (html: string) => inspectPage(html).problems;

describe('inspectPage', () => {
  it('hashes a registered script as it is in the file', () => {
    const text = 'a<b&&"&amp;"||"ё"';
    const {scripts, problems} = inspectPage(`<head><script data-script=boot-guard>${text}</script></head>`);
    const hash = createHash('sha256').update(text).digest('base64');
    expect([scripts, problems]).toEqual([[{name: 'boot-guard', hash: `'sha256-${hash}'`}], []]);
  });

  it("knows the engine's script by what it does", () => {
    const text = 'a("data-theme-choice"),b("docusaurus-data-"),c("data-announcement-bar-initially-dismissed")';
    expect(inspectPage(`<script>${text}</script>`).scripts).toMatchObject([{name: 'engine'}]);
  });

  it('sees what the minifier merged into it', () => {
    const text = 'a("data-theme-choice"),b("docusaurus-data-"),c("data-announcement-bar-initially-dismissed")';
    expect(problemsOf(`<script>${text};${'/* stranger */'.repeat(60)}</script>`)).toHaveLength(1);
  });

  it.each([
    '<script type="application/ld+json">{"a":1}</script>',
    '<script src="/a.js" defer></script>',
    '<style data-critical>p{color:red}</style>',
    '<svg display="none"></svg><a href="/javascript:x">x</a>',
  ])('lets %s be', (html) => expect(problemsOf(html)).toEqual([]));

  it.each([
    [
      '<script>stranger()</script>',
      'a script that nobody registered (plugins/post-build/content-security-policy/registry.ts): stranger()',
    ],
    ['<script type="module">stranger()</script>', 'a script that nobody registered'],
    ['<script data-script=stranger>x()</script>', 'a script that nobody registered'],
    [
      '<style>p{color:red}</style>',
      'a style that nobody registered (plugins/post-build/content-security-policy/registry.ts): p{color:red}',
    ],
    ['<p style="color:red">', '<p style="color:red">: give it a class'],
    ['<template><b style=top:0>x</b></template>', '<b style="top:0">: give it a class'],
    ['<noscript><b style=top:0>x</b></noscript>', '<b style="top:0">: give it a class'],
    ['<button onClick="go()">', ': add the listener in a script'],
    ['<a href=" JavaScript:go()">x</a>', ': no address may be a script'],
  ])('names %s', (html, problem) => expect(problemsOf(html)).toEqual([expect.stringContaining(problem)]));
});
