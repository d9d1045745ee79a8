import type {Problem} from '../../../plugins/parity/problem';
import type {Page} from '../site/page';
import type {Twins} from '../site/pages';
import {countProblems} from '../site/counted';
import {linksOf} from './links';

/** Parts of addresses outside that stand for the language of the page they lead to. */
const languages: [RegExp, string][] = [
  [/^https:\/\/(?:ru|en)\.wordpress\.org\//, 'https://wordpress.org/'],
  [/^https:\/\/yandex\.(?:ru|com)\//, 'https://yandex/'],
  [/^https:\/\/www\.cdek\.ru\/(?:ru|en)\//, 'https://www.cdek.ru/'],
];

function target(url: string): string {
  return languages.reduce((address, [part, plain]) => address.replace(part, plain), url);
}

/** Twins lead to the same places, equally often. */
export function linkParityProblems(twins: Twins): Problem[] {
  const targets = (page: Page) => linksOf(page).map(({text}) => target(text));
  return countProblems(twins, 'links to', targets(twins.ru), targets(twins.en));
}
