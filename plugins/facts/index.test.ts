import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {FactsError} from '../../src/facts/check';
import facts from './index';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync(path.resolve(import.meta.dirname, '../../facts'), path.join(siteDir, 'facts'), {recursive: true});
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

function load(currentLocale: string): () => unknown {
  const {loadContent} = facts({siteDir, i18n: {currentLocale, defaultLocale: 'ru'}} as LoadContext);
  return () => loadContent?.();
}

describe('the plugin', () => {
  it('accepts valid facts', () => {
    expect(load('ru')).not.toThrow();
  });

  it('stops a build with broken facts, in the default locale only: they are the same in every one', () => {
    writeFileSync(path.join(siteDir, 'facts', 'versions.json'), '{"versions": [{"version": "five"}]}');
    expect(load('ru')).toThrow(FactsError);
    expect(load('ru')).toThrow(/facts\/versions\.json \/versions\/0\/version: "five" must match pattern/);
    expect(load('en')).not.toThrow();
  });
});
