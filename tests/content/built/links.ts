import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {editionsFolder} from '../../../plugins/post-build/offline-editions/links';
import type {Problem} from '../../../plugins/content-checks/problem';
import {type BuiltPage, type BuiltSite, fileAt} from './site';

/** Ids and names in a file of HTML, read once a file. */
function anchorReader(dir: string): (file: string) => ReadonlySet<string> {
  const read = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const known = read.get(file);
    if (known) {
      return known;
    }
    const $ = load(readFileSync(path.join(dir, file), 'utf8'));
    const anchors = new Set(
      $('[id], a[name]')
        .toArray()
        .flatMap((element) => [$(element).attr('id'), $(element).attr('name')].filter((one) => one !== undefined)),
    );
    read.set(file, anchors);
    return anchors;
  };
}

function addressFix(inside: string): [value: string, fix: string] | null {
  if (inside !== '' && inside !== 'en/' && inside.endsWith('/')) {
    return ['ends with a slash', 'Take the slash off'];
  }
  // A file to download, not a page.
  const isPage = !inside.startsWith(`${editionsFolder}/`);
  return isPage && /\.html$/.test(inside) ? ['ends with .html', 'Take the ending off'] : null;
}

/** Checks that a page links inside the site by canonical addresses, to files that exist and to anchors in them. */
export function linkChecker({dir, root}: BuiltSite): (page: BuiltPage) => Problem[] {
  const anchorsOf = anchorReader(dir);

  function problemOf(page: BuiltPage, href: string): [value: string, fix: string] | null {
    const url = new URL(href, page.url);
    if (!url.href.startsWith(encodeURI(root))) {
      return null;
    }
    const inside = decodeURI(url.href.slice(encodeURI(root).length).replace(/[?#].*$/, ''));
    const wrong = addressFix(inside);
    if (wrong) {
      return wrong;
    }
    const file = fileAt(dir, inside);
    if (file === null) {
      return ['leads to no page', 'Correct the address'];
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || !file.endsWith('.html') || anchorsOf(file).has(anchor)
      ? null
      : [`leads to no anchor of build/${file}`, 'Correct the part after #'];
  }

  return (page) => {
    const hrefs = new Set(
      page
        .$('a[href]')
        .toArray()
        .map((element) => page.$(element).attr('href') ?? ''),
    );
    return [...hrefs].flatMap((href) => {
      const found = problemOf(page, href);
      return found ? [{file: `build/${page.file}`, value: `the link “${href}” ${found[0]}`, fix: found[1]}] : [];
    });
  };
}
