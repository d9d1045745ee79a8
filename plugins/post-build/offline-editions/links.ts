import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {escapeHtml} from '../../search/engine/escape';
import {filled, type Words} from './wordsOf';

/** Folder of the offline editions in the built site; readers have its address, so that it does not change. */
export const editionsFolder = 'handbook';

/** A file that readers may take with them. */
export interface Edition {
  kind: keyof Words['files'];
  /** Path on the site. */
  path: string;
  bytes: number;
}

const place = /(<div[^>]*\bdata-offline-editions\b[^>]*>)(?=<\/div>)/;

function sizeIn(language: string, bytes: number): string {
  const format = {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1} as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1e6);
}

/** Links to the editions that there are, with version and size. */
export function linksHtml(editions: readonly Edition[], plugin: string, language: string, words: Words): string {
  const items = editions.map(({kind, path, bytes}) => {
    const format = kind.toUpperCase();
    const about = filled(words.about, {kind: format, version: plugin, size: sizeIn(language, bytes)});
    return `<li><a href="${path}" download>${escapeHtml(words.files[kind])}</a> (${escapeHtml(about)})</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/**
 * Writes the links where a page has a place for them (`<div data-offline-editions>`).
 * @throws Error when the page is not there or has no such place
 */
export function writeLinks(file: string, links: string): void {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!place.test(html)) {
    throw new Error(
      `${file}: the offline edition looks for <div data-offline-editions></div> there (src/components/ui/OfflineEditions.tsx).`,
    );
  }
  writeFileSync(
    file,
    html.replace(place, (opening) => opening + links),
  );
}
