import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {countProblems} from '../site/counted';
import {linksOf} from './links';

/** Parts of addresses outside that name the language of the page. */
const languages: [RegExp, string][] = [
  [/^https:\/\/(?:ru|en)\.wordpress\.org\//, 'https://wordpress.org/'],
  [/^https:\/\/yandex\.(?:ru|com)\//, 'https://yandex/'],
  [/^https:\/\/www\.cdek\.ru\/(?:ru|en)\//, 'https://www.cdek.ru/'],
];

function target(url: string): string {
  return languages.reduce((address, [part, plain]) => address.replace(part, plain), url);
}

/** Both languages link to the same places, equally often. */
export function linkParityProblems(pair: PagePair): Problem[] {
  const targets = (page: Page) => linksOf(page).map(({text}) => target(text));
  return countProblems(pair, 'links to', targets(pair.ru), targets(pair.en));
}
