import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import contentChecks from './index';

const options = {docs: 'docs', sources: ['src'], themes: [], names: ['Delivery'], lock: null};
let siteDir = '';

function plugin(currentLocale = 'ru') {
  const localeConfigs = {ru: {path: 'ru'}, en: {path: 'en'}};
  const i18n = {currentLocale, defaultLocale: 'ru', locales: ['ru', 'en'], path: 'i18n', localeConfigs};
  const context = {siteDir, i18n, siteConfig: {themeConfig: {navbar: {title: 'Руководство'}}}};
  return contentChecks(context as unknown as LoadContext, options);
}

async function load(): Promise<void> {
  await plugin()?.loadContent?.();
}

function loadLabels(): void {
  const sidebars = {manual: [{type: 'category', key: 'admin', label: 'Администратору', items: []}]};
  const docs = {default: {loadedVersions: [{versionName: 'current', label: 'Next', sidebars}]}};
  const lifecycle = {allContent: {'docusaurus-plugin-content-docs': docs}, actions: {}};
  void plugin()?.allContentLoaded?.(lifecycle as never);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-checks-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), '---\ntitle: А\n---\n');
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('contentChecks', () => {
  it('stops a build for a page without a translation', async () => {
    await expect(load()).rejects.toThrow('current/a.mdx: the page has no “en” translation of docs/a.mdx');
    const translation = path.join(siteDir, 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx');
    mkdirSync(path.dirname(translation), {recursive: true});
    writeFileSync(translation, '---\ntitle: A\n---\n');
    await expect(load()).resolves.toBeUndefined();
  });

  it('stops a build for labels without a translation, in all files at once', () => {
    expect(loadLabels).toThrow(/3 problems/);
    expect(loadLabels).toThrow('i18n/en/docusaurus-theme-classic/navbar.json: the message “title” is missing');
    expect(loadLabels).toThrow('i18n/en/docusaurus-plugin-content-docs/current.json: the message “version.label”');
    expect(loadLabels).toThrow('the message “sidebar.manual.category.admin” is missing');
  });

  it('only warns the author who has the pages open', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    await load();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has no “en” translation'));
  });

  it('checks once, in the build of the default locale', () => {
    expect(plugin('en')).toBeNull();
  });
});
