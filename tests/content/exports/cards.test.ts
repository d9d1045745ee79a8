import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cardSize} from '../../../plugins/post-build/social-cards/picture';
import {builtSite} from '../built/here';
import {buildDir} from '../site/paths';

/** Bytes of a card: messengers fetch it before they show the link. */
const mostBytes = 25_000;

describe('the social card', () => {
  const cards = () =>
    builtSite().pages.map((page) => {
      const meta = (selector: string) => page.$(`meta[${selector}]`).attr('content') ?? '';
      return {page, meta, file: decodeURI(meta('property="og:image"').slice(builtSite().root.length))};
    });

  it('is one of its own for every page, in the folder of its language', () => {
    const files = cards().map(({file}) => file);
    expect(new Set(files).size).toBe(files.length);
    for (const {page, file} of cards()) {
      expect(file.startsWith(page.locale === 'en' ? 'en/cards/' : 'cards/'), file).toBe(true);
    }
  });

  it('is named to all who show links, with its size and its words', () => {
    for (const {page, meta} of cards()) {
      const {$, file} = page;
      expect(meta('name="twitter:card"'), file).toBe('summary_large_image');
      expect(meta('name="twitter:image"'), file).toBe(meta('property="og:image"'));
      expect([meta('property="og:image:width"'), meta('property="og:image:height"')], file).toEqual(['1200', '630']);
      expect(meta('property="og:image:alt"'), file).toContain($('h1').text());
      expect(meta('name="twitter:image:alt"'), file).toBe(meta('property="og:image:alt"'));
    }
  });

  it('shows the category of its page', () => {
    const inside = cards().filter(({page: {$}}) => $('.breadcrumbs__item').length > 2);
    expect(inside.length).toBeGreaterThan(40);
    for (const {page, meta} of inside) {
      expect(meta('property="og:image:alt"'), page.file).toContain(page.$('.breadcrumbs__item').eq(1).text());
    }
  });

  it('is a small picture of the size that is said, unlike all others', async () => {
    const pictures = await Promise.all(
      cards().map(async ({file}) => {
        const content = readFileSync(path.join(buildDir, file));
        const {format, width, height} = await sharp(content).metadata();
        return {
          file,
          hash: createHash('sha256').update(content).digest('hex'),
          bytes: content.length,
          format,
          width,
          height,
        };
      }),
    );
    expect(pictures.filter(({bytes}) => bytes > mostBytes)).toEqual([]);
    expect(
      pictures.filter(
        ({format, width, height}) => format !== 'png' || width !== cardSize.width || height !== cardSize.height,
      ),
    ).toEqual([]);
    expect(new Set(pictures.map(({hash}) => hash)).size).toBe(pictures.length);
  });
});
