import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {categoriesOf, titleOf} from '../../docusaurus/html';
import {escapeHtml} from '../../search/engine/escape';
import type {BuiltSite} from '../../docusaurus/site';
import {cardFolder} from '../../../remark/social-card/address';
import {type Card, cardPicture, cardSize} from './picture';

export interface CardOptions {
  /** Name of the site. */
  site: string;
  /** Languages of the pages with their own names. */
  languages: Readonly<Record<string, string>>;
}

const imageTag = /<meta[^>]*\bproperty="?og:image"?[^>]*\bcontent="?([^\s">]+)[^>]*>/;

/** The renderer breaks lines at plain spaces only. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Texts of the card of a built page: its first heading, its category, its language.
 * @param page its name in errors
 * @throws Error when the page has no heading
 */
export function cardOf(html: string, page: string, {site, languages}: CardOptions): Card {
  // The sidebar and the text are long, and no card needs them.
  const $ = load(html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('<main'), html.indexOf('</h1>')));
  const [section] = categoriesOf($, page);
  const language = $('html').attr('lang') ?? '';
  return {
    title: withPlainSpaces(titleOf($, page)),
    section: section === undefined ? null : withPlainSpaces(section),
    site,
    language: languages[language] ?? language,
  };
}

/** A page with the size of its card and its words for those who do not see it. */
export function withCardMeta(html: string, {title, section, site}: Card): string {
  const alt = escapeHtml([title, section, site].filter((part) => part !== null).join('. '));
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
 * Step: draws the card of every page of a built site that names one (`cards/….png`), and writes its size and words into the head.
 * @throws Error when two pages with different texts name one card, or no page names an image
 */
export async function renderSocialCards(
  {siteDir, dir, basePath, origin, pages: all}: Pick<BuiltSite, 'basePath' | 'dir' | 'origin' | 'pages' | 'siteDir'>,
  words: CardOptions,
): Promise<void> {
  const {pages} = all();
  const root = origin + basePath;
  const cache = join(siteDir, '.cache/cards');
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
    const card = cardOf(html, page, words);
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
