import {highlight, type HighlightResult, type HighlightTags, type TermWords} from './highlight';
import {markWords, type MarkedWord} from './matcher';
import {wholeNumber, type SearchRequest} from './params';
import type {Hierarchy, SearchRecord} from './records';
import {snippet, type SnippetResult} from './snippet';

type Marked<T> = {content?: T; hierarchy?: Partial<Record<keyof Hierarchy, T>>};

/** A result in the shape of the provider's hit; without attributes that were not asked for. */
export interface Hit extends Partial<Omit<SearchRecord, 'objectID'>> {
  objectID: string;
  _highlightResult: Marked<HighlightResult>;
  _snippetResult: Marked<SnippetResult>;
}

const defaultSnippetWords = 10;

function attributeText(record: SearchRecord, attribute: string): string | null {
  if (attribute === 'content') {
    return record.content;
  }
  const level = attribute.replace(/^hierarchy\./, '');
  return level in record.hierarchy ? record.hierarchy[level as keyof Hierarchy] : null;
}

const textAttributes = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'content',
];

function marked<T>(
  record: SearchRecord,
  attributes: readonly string[],
  mark: (text: string, attribute: string) => T,
): Marked<T> {
  const result: Marked<T> = {};
  for (const attribute of attributes) {
    const text = attributeText(record, attribute);
    if (text === null) {
      continue;
    }
    const value = mark(text, attribute);
    if (attribute === 'content') {
      result.content = value;
    } else {
      result.hierarchy = {...result.hierarchy, [attribute.replace(/^hierarchy\./, '')]: value};
    }
  }
  return result;
}

/** `attribute:words` pairs, `*` for every text attribute. */
function snippetSizes(asked: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of asked) {
    const [name = '', words] = entry.split(':');
    const size = wholeNumber(words, defaultSnippetWords, 1, 1000);
    (name === '*' ? textAttributes : [name]).forEach((attribute) => sizes.set(attribute, size));
  }
  return sizes;
}

function retrieved(record: SearchRecord, asked: readonly string[] | undefined): Partial<SearchRecord> {
  const names = (asked ?? ['*']).map((attribute) => attribute.replace(/\..*/, ''));
  const {
    aliases: _aliases,
    calledBy: _calledBy,
    translations: _translations,
    label: _label,
    weight: _weight,
    ...shown
  } = record;
  return names.includes('*')
    ? shown
    : Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name)));
}

/** A match in the text only is shown as text: the modal prints the snippet first and the heading under it. */
function shownType(record: SearchRecord, matches: (attribute: string) => boolean): SearchRecord['type'] {
  const level = record.type === 'content' ? 'lvl1' : record.type;
  const inText = record.content !== null && matches('content');
  return record.type === 'lvl1' || matches(`hierarchy.${level}`) || !inText ? record.type : 'content';
}

/** The record as a hit of the request, with the words that match the query marked. */
export function hitOf(record: SearchRecord, terms: TermWords, request: SearchRequest): Hit {
  const tags: HighlightTags = {preTag: request.highlightPreTag ?? '<em>', postTag: request.highlightPostTag ?? '</em>'};
  const wanted = request.attributesToHighlight ?? ['*'];
  const sizes = snippetSizes(request.attributesToSnippet ?? []);
  const ellipsis = request.snippetEllipsisText ?? '…';
  const read = new Map<string, readonly MarkedWord[]>();
  const words = (text: string): readonly MarkedWord[] => {
    const known = read.get(text) ?? markWords(text, terms);
    read.set(text, known);
    return known;
  };
  const matches = (attribute: string): boolean =>
    words(attributeText(record, attribute) ?? '').some(({mark}) => mark !== null);
  return {
    ...retrieved({...record, type: shownType(record, matches)}, request.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: marked(record, wanted.includes('*') ? textAttributes : wanted, (text) =>
      highlight(text, terms, tags, words(text)),
    ),
    _snippetResult: marked(record, [...sizes.keys()], (text, attribute) =>
      snippet(text, terms, {words: sizes.get(attribute) ?? defaultSnippetWords, ellipsis, ...tags}, words(text)),
    ),
  };
}
