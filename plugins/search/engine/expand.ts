import {exactCandidates, type Candidate} from './candidates';
import type {Glossary, GlossaryMatch} from './glossary';
import {joinedPieces} from './spacing';
import type {Vocabulary} from './vocabulary';
import {isBySound, isOnOtherKeyboard, readPiece, type QueryWord} from './words';

/** One reading of a part of the query: every word must be found, each by one of its candidates. */
export interface Alternative {
  words: Candidate[][];
  weight: number;
}

/** A part of the query that a result should contain in one of several ways. */
export interface QueryGroup {
  /** The words of the query that the group matches. */
  forms: string[];
  alternatives: Alternative[];
  optional: boolean;
}

export interface ExpandedQuery {
  groups: QueryGroup[];
  /** The query as it was understood, when that differs from what was typed. */
  corrected: string | null;
}

/** What a query is expanded from. */
export interface KnownWords {
  vocabulary: Vocabulary;
  glossary: Glossary;
}

/** Weight of another name where no text has the typed one, and where texts have it: then it is what was meant. */
const synonymWeight = 0.75;
const besideTypedWeight = 0.5;

/** The word as it was understood: a glossary is not looked up by slips. */
function understood({candidates, form}: QueryWord): string {
  return candidates[0]?.form ?? form;
}

function otherName(forms: readonly string[], weight: number, vocabulary: Vocabulary): Alternative | null {
  const words = forms.map((form) => exactCandidates(form, vocabulary));
  return words.every((candidates) => candidates.length > 0) ? {words, weight} : null;
}

function groupOf(words: readonly QueryWord[], match: GlossaryMatch | null, vocabulary: Vocabulary): QueryGroup {
  const typed = {words: words.map(({candidates}) => candidates), weight: 1};
  const written = words.every(({candidates}) => candidates.some(({term}) => vocabulary.isInTexts(term)));
  const sureness = Math.min(...words.map(({candidates}) => candidates[0]?.weight ?? 1));
  const weight = sureness * (written ? besideTypedWeight : synonymWeight);
  const others = (match?.others ?? []).map((forms) => otherName(forms, weight, vocabulary));
  return {
    forms: words.map(({form}) => form),
    alternatives: [typed, ...others.filter((other): other is Alternative => other !== null)],
    optional: match === null && words.every(({optional}) => optional),
  };
}

function groupsOf(
  words: readonly QueryWord[],
  matches: readonly GlossaryMatch[],
  vocabulary: Vocabulary,
): QueryGroup[] {
  const groups: QueryGroup[] = [];
  for (let at = 0; at < words.length;) {
    const match = matches.find(({start}) => start === at) ?? null;
    const length = match?.length ?? 1;
    groups.push(groupOf(words.slice(at, at + length), match, vocabulary));
    at += length;
  }
  return groups;
}

/**
 * What a query means to the index: its words with inflections and beginnings, read on the other keyboard, by sound
 * or with slips where nothing is known, and their other names from the glossary. Pure: the same query, the same answer.
 * @param literal takes the query as it is typed: no corrections, no synonyms
 */
export function expand(query: string, {vocabulary, glossary}: KnownWords, literal = false): ExpandedQuery {
  const typed = query.split(/\s+/).filter((piece) => piece !== '');
  const pieces = literal ? typed : joinedPieces(typed, vocabulary);
  const endsOpen = !/\s$/.test(query);
  const several = pieces.length > 1 && !literal;
  const habits = {
    otherKeyboard: several && pieces.some((piece) => isOnOtherKeyboard(piece, vocabulary)),
    bySound: several && pieces.some((piece) => isBySound(piece, vocabulary)),
  };
  const read = pieces.map((piece, index) => {
    const last = endsOpen && index === pieces.length - 1;
    return {piece, words: readPiece(piece, vocabulary, {last, literal, habits})};
  });
  const words = read.flatMap((reading) => reading.words);
  const corrected = read.map(({piece, words: own}) =>
    own.some((word) => word.corrected !== null) ? own.map((word) => word.corrected ?? word.form).join(' ') : piece,
  );
  const matches = literal ? [] : glossary.matches(words.map(understood));
  return {
    groups: groupsOf(words, matches, vocabulary),
    corrected: words.some((word) => word.corrected !== null) ? corrected.join(' ') : null,
  };
}
