import {glossary, type Term} from '../../../src/facts';
import {card, heading, inLanguage, paragraph, prose, text, type Block, type Row} from '../mdast';
import type {Wording} from '../words';

/** The terms in the alphabetical order of the page's language. */
export function glossaryList(wording: Wording): Block[] {
  const {language, localize, words} = wording;
  const other = language === 'ru' ? 'en' : 'ru';
  const row = (title: string, values: readonly string[]): Row[] =>
    values.length > 0 ? [[title, [text(values.join(', '))]]] : [];
  const entry = (term: Term): Block[] => [
    heading(2, term.id, text(term[language])),
    paragraph(prose(localize(term.means))),
    card(
      [
        ...row(words.term.short, term.abbreviations[language]),
        ...row(words.term.synonyms, term.synonyms[language]),
        [words.term.other, [inLanguage(other, term[other])]] satisfies Row,
      ],
      'facts facts--compact',
    ),
  ];
  return [...glossary.terms].sort((a, b) => a[language].localeCompare(b[language], language)).flatMap(entry);
}
