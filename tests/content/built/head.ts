import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../plugins/content-checks/problem';
import type {BuiltPage, BuiltSite} from './site';

const [least, most] = [120, 160];
const titleEnd = /.+ \| CDEKDelivery$/;

function problem({file}: BuiltPage, value: string, fix: string): Problem {
  return {file: `build/${file}`, value, fix};
}

/** One first heading, a title of the site's form, the language of the page. */
export function outlineProblems(page: BuiltPage): Problem[] {
  const {$, locale} = page;
  const [headings, title, lang] = [$('h1').length, $('head > title').text(), $('html').attr('lang')];
  return [
    ...(headings === 1 ? [] : [problem(page, `the page has ${headings} first-level headings`, 'Leave one, the title')]),
    ...(titleEnd.test(title)
      ? []
      : [problem(page, `the title is “${title}”`, 'End it with “ | CDEKDelivery”, after words of its own')]),
    ...(lang === locale ? [] : [problem(page, `the language of the page is “${lang}”`, `Make it “${locale}”`)]),
  ];
}

/** A description of the right length, the same for search engines and for cards. */
export function builtDescriptionProblems(page: BuiltPage): Problem[] {
  const content = (selector: string) => page.$(selector).attr('content') ?? '';
  const [description, card] = [content('meta[name="description"]'), content('meta[property="og:description"]')];
  const length = [...description].length;
  return [
    ...(length < least || length > most
      ? [problem(page, `the description has ${length} characters: “${description}”`, `Give it ${least}–${most}`)]
      : []),
    ...(card === description
      ? []
      : [problem(page, `og:description is “${card}”`, 'Make it the description of the page')]),
  ];
}

/** Canonical address and the addresses of both languages, the default language being Russian. */
export function addressProblems(page: BuiltPage, {root}: BuiltSite): Problem[] {
  const {$, url, locale} = page;
  const inside = url.slice(root.length).replace(locale === 'en' ? /^en\// : '', '');
  const wanted = {ru: root + inside, en: `${root}en/${inside}`, 'x-default': root + inside};
  const canonical = decodeURI($('link[rel="canonical"]').attr('href') ?? '');
  const alternates = $('link[rel="alternate"][hreflang]').toArray();
  const found = Object.fromEntries(
    alternates.map((link): [string, string] => [$(link).attr('hreflang') ?? '', decodeURI($(link).attr('href') ?? '')]),
  );
  const inOrder = (addresses: Record<string, string>) => JSON.stringify(Object.entries(addresses).sort());
  return [
    ...(canonical === url ? [] : [problem(page, `the canonical address is “${canonical}”`, `Make it “${url}”`)]),
    ...(inOrder(found) === inOrder(wanted)
      ? []
      : [problem(page, `the languages are at ${inOrder(found)}`, `Make them ${inOrder(wanted)}`)]),
  ];
}

/** Every address that a page gives for a language is a page of that language in the sitemaps. */
export function alternateProblems(page: BuiltPage, {pages}: BuiltSite): Problem[] {
  const {$} = page;
  return (['ru', 'en'] as const).flatMap((locale) => {
    const url = decodeURI($(`link[rel="alternate"][hreflang="${locale}"]`).attr('href') ?? '');
    const exists = pages.some((other) => other.locale === locale && other.url === url);
    return exists
      ? []
      : [problem(page, `its “${locale}” address “${url}” is in no sitemap`, 'Build the page in both languages')];
  });
}

/** A card with an absolute address, in the build folder. */
export function cardProblems(page: BuiltPage, {dir, root}: BuiltSite): Problem[] {
  const image = page.$('meta[property="og:image"]').attr('content') ?? '';
  const exists = image.startsWith(root) && existsSync(path.join(dir, image.slice(root.length)));
  return exists
    ? []
    : [problem(page, `og:image is “${image}”`, `Name a picture of the build by its whole address, under ${root}`)];
}

/** No two pages of one language share a title. */
export function builtTitleProblems({pages}: BuiltSite): Problem[] {
  return pages.flatMap((page, index) => {
    const title = page.$('head > title').text();
    const same = pages
      .slice(0, index)
      .find(({locale, $}) => locale === page.locale && $('head > title').text() === title);
    return same
      ? [problem(page, `the title “${title}” is that of build/${same.file} too`, 'Name what sets this page apart')]
      : [];
  });
}
