import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';
import type {Item} from '../site/sequence';

/** Addresses that links of a page lead to, in order. */
export function linksOf({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, ['link', 'definition', 'image'], (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      found.push({text: node.url, line: lineOf(node)});
    }
  });
  return found;
}

/** Where the manual is or was published; a link by address would leave the build and the language that the reader is in. */
const ownSites = [/^https?:\/\/cdek-it\.github\.io(\/|$)/, /^https?:\/\/localhost\b/];

function fixOf(url: string): [value: string, fix: string] | null {
  if (/^\/(?!\/)/.test(url)) {
    return ['starts at the root and so leaves the language of the page', 'Link to the file, such as ./setup.mdx#keys'];
  }
  if (ownSites.some((site) => site.test(url))) {
    return ['leads to this manual by its published address', 'Link to the file, such as ./setup.mdx#keys'];
  }
  if (/^http:/.test(url)) {
    return ['is not encrypted', 'Use https'];
  }
  if (!/^(https:|mailto:|#)/.test(url) && !/\.mdx(#|$)/.test(url)) {
    return ['names no file of the manual', 'Link to the file with its extension, such as ./setup.mdx#keys'];
  }
  return null;
}

/** Links inside the manual are relative paths of files, links outside are full https addresses. */
export function linkProblems(page: Page): Problem[] {
  return linksOf(page).flatMap(({text, line}) => {
    const found = fixOf(text);
    return found ? [{file: page.file, line, value: `the link “${text}” ${found[0]}`, fix: found[1]}] : [];
  });
}
