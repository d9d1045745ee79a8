import {relative, sep} from 'node:path';
import {cardAddress} from './address';

interface Page {
  path?: string;
  data: {frontMatter?: Record<string, unknown>};
}

interface Options {
  /** Folders with pages; a page has the same path inside of them. */
  folders: readonly string[];
}

/** Remark plugin: names the card of a page in its front matter, as the engine wants it, where it has no image. */
export function socialCard({folders}: Options) {
  return (_tree: unknown, {path, data}: Page): void => {
    const inside = folders.map((folder) => relative(folder, path ?? '')).find((one) => !one.startsWith('..'));
    if (path && inside && data.frontMatter && data.frontMatter.image === undefined) {
      data.frontMatter.image = cardAddress(
        inside
          .split(sep)
          .join('/')
          .replace(/\.mdx?$/, ''),
      );
    }
  };
}
