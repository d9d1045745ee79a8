import {nearest, type Language} from '../../facts';
import type {Attributes, Facts, FigureSource, Json, Mark, Selected} from './types';

interface Given {
  /** The `words` of the figure; `alt` is among them. */
  words: Record<string, Json>;
  marks: Mark[];
  /** What the caption says when the page says nothing of its own. */
  caption: string | null;
}

/** Words that the build uses itself: pages ship the ones that it picks. */
const picked = /^(?:caption|alt|mark)(?:\.|$)/;

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function markLabels(own: Readonly<Record<string, string>>, selected: Selected): Record<string, string> {
  const ofWords = Object.entries(own)
    .filter(([key]) => key.startsWith('mark.'))
    .map(([key, label]) => [key.slice('mark.'.length), label]);
  return {...Object.fromEntries(ofWords), ...(selected.marks as Record<string, string> | undefined)} as Record<
    string,
    string
  >;
}

function marksOf(wanted: string | undefined, labels: Record<string, string>): Mark[] {
  const ids = wanted === undefined ? [] : wanted.split(',').map((id) => id.trim());
  return ids.map((id) => {
    const label = labels[id];
    if (label === undefined) {
      throw new Error(`mark “${id}” is unknown; nearest: ${nearest(id, Object.keys(labels)).join(', ')}.`);
    }
    return {id, label};
  });
}

/**
 * Everything that a figure says on a page. `caption` and `alt` are looked up as the figure's select
 * gives them, then as `caption.<state or section>` of words.json, then as `caption`.
 * @throws Error on an unknown fact, mark or state, and on a figure without a text alternative
 */
export function wordsFor(source: FigureSource, facts: Facts, language: Language, attributes: Attributes): Given {
  const own = source.words[language];
  const selected = source.select?.(facts, language, attributes, own) ?? {};
  const variant = attributes.state ?? attributes.section ?? '';
  const say = (key: string) => text(selected[key]) ?? own[`${key}.${variant}`] ?? own[key] ?? null;
  const keep = (words: Selected) => Object.entries(words).filter(([key]) => !picked.test(key) && key !== 'marks');
  const alt = say('alt');
  return {
    words: {...Object.fromEntries(keep(own)), ...Object.fromEntries(keep(selected)), ...(alt !== null && {alt})},
    marks: marksOf(attributes.marks, markLabels(own, selected)),
    caption: say('caption'),
  };
}
