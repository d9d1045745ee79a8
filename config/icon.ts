import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const drawing = readFileSync(join(__dirname, '..', 'static', 'img', 'favicon.svg'), 'utf8').trim();

/** Only what an address or its quotation marks would end at: the rest would weigh half as much again. */
const inAddress = drawing.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent);

/**
 * The icon of the site, in every page itself: as an address the browser asks for it before the first paint, and again
 * for every page that the reader moves to.
 */
export const icon = {
  tagName: 'link',
  attributes: {rel: 'icon', href: `data:image/svg+xml,${inAddress}`},
};
