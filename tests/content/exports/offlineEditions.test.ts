import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {pluginVersion} from '../../../config/identity';
import {builtSite} from '../built/here';
import {buildDir} from '../site/paths';
import {articleOf, bookLandmarks, firstMissing, landmarksFound, pageLandmarks, wordsIn} from './outline';

/** Bytes of a file that readers download. */
const mostBytes = 3_000_000;

const fileOf = (locale: string, kind: string) => path.join(buildDir, `handbook/cdekdelivery-${locale}.${kind}`);

describe.each(['ru', 'en'] as const)('the manual in one file in %s', (locale) => {
  const html = readFileSync(fileOf(locale, 'html'), 'utf8');
  const $: CheerioAPI = load(html);
  const folder = locale === 'en' ? 'en/' : '';
  const {pages, root} = builtSite();
  const own = pages.filter((page) => page.locale === locale && page.file !== `${folder}search.html`);
  const base = new URL(root).pathname;

  it('has every page of the sidebar in its order', () => {
    const sidebar = load(readFileSync(path.join(buildDir, `${folder}reference/settings.html`), 'utf8'));
    const paths = sidebar('.theme-doc-sidebar-menu a')
      .toArray()
      .map((link) => decodeURI(sidebar(link).attr('href') ?? ''));
    const chapters = $('main > section')
      .toArray()
      .map((section) => $(section).attr('data-page') ?? '');
    expect(chapters.filter((chapter) => !chapter.includes('/category/'))).toEqual(
      paths.filter((one) => !one.includes('/category/') && one !== '#'),
    );
    expect([...chapters].sort()).toEqual(own.map(({url}) => base + url.slice(root.length)).sort());
  });

  it('has every heading, table, code, admonition and caption of each page, in order, and every word', () => {
    for (const page of own.filter((one) => one.$('.theme-doc-markdown').length > 0)) {
      const section = $(`main > section[data-page="${base + page.url.slice(root.length)}"]`);
      expect(
        firstMissing(pageLandmarks(page.$), bookLandmarks($, section), landmarksFound),
        `${page.file}: missing in the edition`,
      ).toBeNull();
      const words = wordsIn(articleOf(page.$).text());
      expect(firstMissing(words, wordsIn(articleOf($, section).text()), Object.is), page.file).toBeNull();
    }
  });

  it('needs no other file', () => {
    expect(html.length).toBeGreaterThan(1_000_000);
    expect(statSync(fileOf(locale, 'html')).size).toBeLessThan(mostBytes);
    expect($('link, iframe, object, embed, video, audio').length).toBe(0);
    const outside = $('[src], [srcset]')
      .toArray()
      .map((element) => $(element).attr('src') ?? 'srcset');
    expect(outside.filter((address) => !address.startsWith('data:'))).toEqual([]);
    expect(
      $('style')
        .text()
        .match(/@import|url\((?!["']?data:)/g),
    ).toBeNull();
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe/);
  });

  it('has each id once and leads to places that are there', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = $('a[href^="#"]')
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThan(1000);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const toSite = $('main a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => !/^(?:#|https?:|mailto:)/.test(href));
    expect(toSite).toEqual([]);
  });

  it('lists its chapters and their sections', () => {
    const normalized = (element: Parameters<typeof $>[0]) => wordsIn($(element).text()).join(' ');
    const listed = $('.edition-contents a').toArray().map(normalized);
    expect(listed).toEqual($('[data-listed]').toArray().map(normalized));
    expect(listed.length).toBeGreaterThan(300);
  });

  it('says what it is', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('.edition-cover').text()).toContain(`CDEKDelivery`);
    expect($('.edition-cover').text()).toContain(`${pluginVersion}.x`);
    expect($('h1').length).toBe(1);
  });

  it('is linked with its size on the page and in its Markdown, and so is the PDF where there is one', () => {
    const page = pages.find(({file}) => file === `${folder}reference/offline.html`);
    const links = page?.$('[data-offline-editions] a').toArray() ?? [];
    const kinds = ['html', 'pdf'].filter((kind) => existsSync(fileOf(locale, kind)));
    expect(links.map((link) => page?.$(link).attr('href'))).toEqual(
      kinds.map((kind) => `${base}handbook/cdekdelivery-${locale}.${kind}`),
    );
    for (const [index, kind] of kinds.entries()) {
      const item = page?.$(links[index] ?? '').parent();
      const megabytes = Number(/([\d,.]+)\s\S+\)$/.exec(item?.text() ?? '')?.[1]?.replace(',', '.'));
      expect(Math.abs(megabytes - statSync(fileOf(locale, kind)).size / 1e6), kind).toBeLessThan(0.1);
      expect(item?.text()).toContain(`${pluginVersion}.x`);
    }
    const markdown = readFileSync(path.join(buildDir, `${folder}reference/offline.md`), 'utf8');
    expect([...markdown.matchAll(/handbook\/cdekdelivery-([\w.-]+)\)/g)].map(([, file]) => file)).toEqual(
      kinds.map((kind) => `${locale}.${kind}`),
    );
  });
});
