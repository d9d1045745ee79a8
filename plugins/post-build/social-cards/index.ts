import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import type {Pages} from '../pages.ts';
import {cardFolder} from '../../../remark/social-card/address.ts';
import {type Card, cardPicture, cardSize} from './picture.ts';

export interface CardOptions extends Pages {
  /** Whole address of the site, with a slash at the end. */
  root: string;
  /** Name of the site. */
  site: string;
  /** Languages of the pages with their own names. */
  languages: Readonly<Record<string, string>>;
  /** Folder that stores cards from build to build. */
  cache: string;
}

const imageTag = /<meta[^>]*\bproperty="?og:image"?[^>]*\bcontent="?([^\s">]+)[^>]*>/;
const trailClass = 'theme-doc-breadcrumbs';

const plainText = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Texts of the card of a built page: its first heading, its category, its language. */
export function cardOf(html: string, {site, languages}: Pick<CardOptions, 'languages' | 'site'>): Card {
  // The HTML before the breadcrumbs and after the heading is long, and no card needs it.
  const heading = html.indexOf('<h1');
  const trail = html.lastIndexOf('<nav', html.indexOf(trailClass));
  const isTrail = html.includes(trailClass) && trail >= 0 && trail < heading;
  const $ = load(html.slice(isTrail ? trail : heading, html.indexOf('</h1>', heading)));
  const crumbs = $('.breadcrumbs__item')
    .toArray()
    .filter((crumb) => $(crumb).find('svg').length === 0);
  const [, language = ''] = /<html[^>]*\blang="?([\w-]+)/.exec(html) ?? [];
  return {
    title: plainText($('h1').text()),
    section: crumbs.length > 1 ? plainText($(crumbs[0]).text()) : null,
    site,
    language: languages[language] ?? language,
  };
}

/** A page with the size of its card and its words for those who do not see it. */
export function withCardMeta(html: string, {title, section, site}: Card): string {
  const alt = attribute([title, section, site].filter((part) => part !== null).join('. '));
  const tags = [
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${alt}">`,
    `<meta name="twitter:image:alt" content="${alt}">`,
  ];
  return html.replace(imageTag, (tag) => tag + tags.join(''));
}

const {version: satoriVersion} = createRequire(__filename)('satori/package.json') as {version: string};
const drawing = readFileSync(join(__dirname, 'picture.ts'));

/** A card from the cache, or drawn and put there. Its name there changes with the words, the drawing and the renderers. */
async function cachedPicture(card: Card, cache: string): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(drawing)
    .update(JSON.stringify([card, satoriVersion, sharp.versions]));
  const file = join(cache, `${hash.digest('hex')}.png`);
  if (!existsSync(file)) {
    mkdirSync(cache, {recursive: true});
    writeFileSync(file, await cardPicture(card));
  }
  return readFileSync(file);
}

/**
 * Draws the card of every page of a built site that names one (`cards/….png`), and writes its size and words into the head.
 * @throws Error when two pages with different texts name one card, or no page names an image
 */
export async function renderSocialCards({dir, pages, root, cache, ...words}: CardOptions): Promise<void> {
  const rendered = new Map<string, string>();
  let withImage = 0;
  for (const page of pages) {
    const html = readFileSync(join(dir, page), 'utf8');
    const [, image = ''] = imageTag.exec(html) ?? [];
    withImage += image === '' ? 0 : 1;
    const inside = image.startsWith(root) ? decodeURI(image.slice(root.length)) : '';
    if (!inside.split('/').includes(cardFolder)) {
      continue;
    }
    const card = cardOf(html, words);
    const before = rendered.get(inside);
    if (before !== undefined && before !== JSON.stringify(card)) {
      throw new Error(`${page}: its card ${inside} is that of another page too. Give it an image of its own.`);
    }
    rendered.set(inside, JSON.stringify(card));
    const file = join(dir, inside);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, await cachedPicture(card, cache));
    writeFileSync(join(dir, page), withCardMeta(html, card));
  }
  if (pages.length > 0 && withImage === 0) {
    throw new Error('No page names an image (og:image) as the engine writes it. See plugins/post-build/social-cards.');
  }
}
