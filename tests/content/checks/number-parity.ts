import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import type {PagePair} from '../site/pages';

/** A thousand may be grouped by a space, that does not break or does, or by a comma. */
const number = /(?<![\p{L}\d.])\d{1,3}(?:[\u00A0\u202F ,]\d{3})+(?!\d)|\d+/gu;

/**
 * The numbers of a text, each once, without the grouping of their thousands. One digit is left out: a language may
 * write it as a word.
 */
export function numbersOf(text: string): Set<string> {
  const found = [...text.matchAll(number)].map(([digits]) => digits.replaceAll(/\D/g, ''));
  return new Set(found.filter((digits) => digits.length > 1));
}

interface Texts {
  ru: string;
  en: string;
  file: string;
  /** Where in the file, as the author would look for it. */
  place: string;
}

function problems({ru, en, file, place}: Texts): Problem[] {
  const [own, other] = [numbersOf(ru), numbersOf(en)];
  const differing = [
    ...[...own].filter((one) => !other.has(one)).map((one) => `${one} stands in Russian alone`),
    ...[...other].filter((one) => !own.has(one)).map((one) => `${one} stands in English alone`),
  ];
  return differing.map((text) => ({
    file,
    value: `${place}: ${text}`,
    fix: 'Write the same number, in digits, in both languages',
  }));
}

/** The texts of a page by its headings, in their order: what stands above the first is a text of its own. */
function sectionsOf({tree}: PagePair['ru']): string[] {
  const sections: string[][] = [[]];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      sections.push([]);
    } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      sections.at(-1)?.push(node.value);
    } else if (node.type === 'image') {
      sections.at(-1)?.push(node.alt ?? '');
    }
  });
  return sections.map((texts) => texts.join('\n'));
}

/** Both languages of a page have the same numbers in each of its sections. */
export function numberParityProblems({ru, en}: PagePair): Problem[] {
  const translated = sectionsOf(en);
  return sectionsOf(ru).flatMap((text, index) =>
    problems({ru: text, en: translated[index] ?? '', file: en.file, place: `section ${index}`}),
  );
}

/** Any value of a JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Both languages of each text of a JSON file, that stand under keys `ru` and `en`, have the same numbers. */
export function jsonNumberProblems(file: string, value: Json, place = ''): Problem[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const entries = Object.entries(value);
  const {ru, en} = Object.fromEntries(entries);
  const pairs =
    typeof ru === 'object' && typeof en === 'object' && ru && en
      ? Object.entries(ru).map(([key, text]) => [`${place}.${key}`, text, (en as Record<string, Json>)[key]] as const)
      : [[place, ru, en] as const];
  return [
    ...pairs.flatMap(([where, own, other]) =>
      typeof own === 'string' && typeof other === 'string'
        ? problems({ru: own, en: other, file, place: where.slice(1)})
        : [],
    ),
    ...entries.flatMap(([key, inner]) => jsonNumberProblems(file, inner, `${place}.${key}`)),
  ];
}
