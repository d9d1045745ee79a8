import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {type BuiltSite, readBuiltSite} from './site';

export const root = 'https://example.com/base/';

const description = 'Страница для проверки: '.padEnd(130, 'я');

/** A page as the build writes it; the parts of the head can be replaced by what is wrong. */
export function html(
  inside: string,
  {locale = 'ru', head = {}, body = ''}: {locale?: string; head?: Record<string, string>; body?: string} = {},
): string {
  const plain = inside.replace(/^en\//, '');
  const parts: Record<string, string> = {
    title: `<title>Страница ${inside || 'home'} | CDEKDelivery</title>`,
    description: `<meta name="description" content="${description}"><meta property="og:description" content="${description}">`,
    canonical: `<link rel="canonical" href="${root}${inside}">`,
    ru: `<link rel="alternate" hreflang="ru" href="${root}${plain}">`,
    en: `<link rel="alternate" hreflang="en" href="${root}en/${plain}">`,
    default: `<link rel="alternate" hreflang="x-default" href="${root}${plain}">`,
    card: `<meta property="og:image" content="${root}img/card.png">`,
    ...head,
  };
  return `<html lang="${locale}"><head>${Object.values(parts).join('')}</head><body><h1>Страница</h1>${body}</body></html>`;
}

/**
 * Writes a built site of a home page and a page `faq` in two languages.
 * @param files contents by path in the folder, instead of the valid ones
 */
export function writeSite(files: Readonly<Record<string, string>> = {}): BuiltSite {
  const dir = mkdtempSync(path.join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const sitemap = (...insides: string[]) =>
    `<urlset>${insides.map((inside) => `<url><loc>${root}${inside}</loc></url>`).join('')}</urlset>`;
  const valid = {
    'sitemap.xml': sitemap('', 'faq'),
    'en/sitemap.xml': sitemap('en/', 'en/faq'),
    'index.html': html(''),
    'faq.html': html('faq'),
    'en/index.html': html('en/', {locale: 'en'}),
    'en/faq.html': html('en/faq', {locale: 'en'}),
    'img/card.png': '',
  };
  for (const [file, content] of Object.entries({...valid, ...files})) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  }
  return readBuiltSite(dir, root);
}
