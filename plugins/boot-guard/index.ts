import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from '@swc/core';
import messages from './messages.json';

/**
 * Docusaurus plugin: lets a page whose scripts are gone load itself anew, once, and then say so in its language
 * (`guard.ts`, `messages.json`). Not in the authors' dev server, where a script fails while it is being written.
 */
export default function bootGuard({i18n}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {note, reload} = messages[i18n.currentLocale as keyof typeof messages];
  return {
    name: 'boot-guard',
    getClientModules: () => ['./client/index.ts'],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {'data-script': 'boot-guard'}, innerHTML: guardScript()}],
      postBodyTags: [
        `<template id="boot-note"><p class="boot-note" role="alert">${note} <a href="">${reload}</a></p></template>`,
      ],
    }),
  };
}

/** Source of the guard as the browsers that the site supports run it. */
export function guardScript(): string {
  const source = readFileSync(join(__dirname, 'guard.ts'), 'utf8');
  const {code} = transformSync(source, {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript'},
      minify: {compress: {toplevel: true}, mangle: {toplevel: true}},
    },
  });
  return code.trim();
}
