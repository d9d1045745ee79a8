import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it, onTestFinished} from 'vitest';
import {cardAddress} from '../../../remark/social-card/address';
import {renderSocialCards, cardOf, withCardMeta} from './index';
import {cardPicture} from './picture';
import {socialCard} from '../../../remark/social-card/index';

const words = {site: 'Manual', languages: {ru: 'Русский', en: 'English'}};
const crumb = (text: string) => `<li class="breadcrumbs__item"><span>${text}</span></li>`;
const home = '<li class="breadcrumbs__item"><a><svg></svg></a></li>';

function page(title: string, crumbs: string, image = 'https://example.com/base/cards/a.png', lang = 'en'): string {
  const trail = crumbs && `<nav class="theme-doc-breadcrumbs"><ul>${home}${crumbs}</ul></nav>`;
  return `<!doctype html><html lang=${lang} dir=ltr><head><meta data-rh=true property=og:image content=${image} /></head><body><nav>Menu</nav><main>${trail}<h1>${title}</h1><p>Text</p></main></body></html>`;
}

describe('texts of a card', () => {
  it('is title, category and language of the page', () => {
    expect(cardOf(page('Cash &amp; <b>card</b>', crumb('Orders') + crumb('Cash')), 'a.html', words)).toEqual({
      title: 'Cash & card',
      section: 'Orders',
      site: 'Manual',
      language: 'English',
    });
    expect(cardOf(page('Установка', crumb('Установка'), '', 'ru'), 'a.html', words)).toMatchObject({
      section: null,
      language: 'Русский',
    });
    expect(cardOf(page('Home', ''), 'a.html', words)).toMatchObject({title: 'Home', section: null});
  });

  it('is described in the head too', () => {
    const html = withCardMeta(page('A', ''), {title: 'Say "A" & B', section: 'C', site: 'Manual', language: 'English'});
    expect(html).toContain(
      'content=https://example.com/base/cards/a.png /><meta property="og:image:width" content="1200">',
    );
    expect(html).toContain('<meta property="og:image:alt" content="Say &quot;A&quot; &amp; B. C. Manual">');
    expect(html).toContain('<meta name="twitter:image:alt" content="Say');
  });
});

describe('the picture', () => {
  const card = {title: 'Щётка для ёлки №1 — «проверка»', section: 'Раздел', site: 'Manual', language: 'Русский'};

  it('is small, of the right size and the same every time', async () => {
    const picture = await cardPicture(card);
    expect(await sharp(picture).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
    expect(picture.length).toBeLessThan(25_000);
    expect((await cardPicture(card)).equals(picture)).toBe(true);
  });

  it('has the words of the card, each letter as one of its own', async () => {
    const other = await cardPicture({...card, title: 'Щетка для елки №1 — «проверка»'});
    expect(other.equals(await cardPicture(card))).toBe(false);
  });
});

describe('the cards of a site', () => {
  const site = (pages: Record<string, string>) => {
    const dir = mkdtempSync(join(tmpdir(), 'cards-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    mkdirSync(join(dir, 'en'));
    Object.entries(pages).forEach(([file, html]) => writeFileSync(join(dir, file), html));
    const all = () => ({dir, pages: Object.keys(pages)});
    return {siteDir: dir, dir, pages: all, origin: 'https://example.com', basePath: '/base/'};
  };

  const cache = ({siteDir}: {siteDir: string}) => join(siteDir, '.cache/cards');

  it('are drawn where pages name them, once', async () => {
    const options = site({
      'en/a.html': page('A', '', 'https://example.com/base/en/cards/a.png'),
      'search.html': page('Search', '', 'https://example.com/base/img/card.png'),
    });
    await renderSocialCards(options, words);
    const read = (file: string) => readFileSync(join(options.dir, file));
    expect(read('en/cards/a.png').length).toBeGreaterThan(1000);
    expect(read('en/a.html').toString()).toContain('og:image:alt');
    expect(read('search.html').toString()).not.toContain('og:image:alt');
    const [cached = ''] = readdirSync(cache(options));
    writeFileSync(join(cache(options), cached), 'from the cache');
    writeFileSync(join(options.dir, 'en/a.html'), page('A', '', 'https://example.com/base/en/cards/a.png'));
    await renderSocialCards(options, words);
    expect(read('en/cards/a.png').toString()).toBe('from the cache');
  });

  it('are not shared by pages with different texts', async () => {
    await expect(renderSocialCards(site({'a.html': page('A', ''), 'b.html': page('B', '')}), words)).rejects.toThrow(
      'cards/a.png',
    );
  });
});

describe('the name of a card', () => {
  const named = (path: string, frontMatter: Record<string, unknown> = {}) => {
    socialCard({folders: ['docs', 'i18n/docs']})(null, {path, data: {frontMatter}});
    return frontMatter.image;
  };

  it('comes from the place of the page, unless the page has an image', () => {
    expect(cardAddress('reference/settings')).toBe('/cards/reference-settings.png');
    expect(named(join(process.cwd(), 'docs/reference/settings.mdx'))).toBe('/cards/reference-settings.png');
    expect(named(join(process.cwd(), 'i18n/docs/faq.md'))).toBe('/cards/faq.png');
    expect(named(join(process.cwd(), 'docs/faq.mdx'), {image: './own.png'})).toBe('./own.png');
    expect(named(join(process.cwd(), 'elsewhere/faq.mdx'))).toBeUndefined();
  });
});
