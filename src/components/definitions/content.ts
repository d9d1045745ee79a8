import * as facts from '../../facts';
import {nearest, type Language} from '../../facts';
import type {Attributes, Definition, Json, Mark, OwnWords} from './definition';

/** What the build writes into a page for one use of a component. */
export interface Content {
  /** The `words` of the component; `alt` is among them. */
  words: Record<string, Json>;
  marks: Mark[];
  /** The caption where the page has none of its own. */
  caption: string | null;
}

/** Keys of which a page gets the ones that it uses, and never as words. */
const buildOnly = /^(?:caption|alt|mark)(?:\.|$)|^marks$/;

function unknown(what: string, value: string, known: readonly string[]): Error {
  return new Error(`${what} is unknown; nearest: ${nearest(value, known).join(', ')}.`);
}

function checkAttributes(props: Definition['props'], attributes: Attributes): void {
  const accepted = [...Object.keys(props), 'marks'];
  for (const [name, value] of Object.entries(attributes)) {
    if (!accepted.includes(name)) {
      throw new Error(`takes ${accepted.join(', ')}; got ${name}.`);
    }
    const values = props[name];
    if (values && !values.includes(value)) {
      throw unknown(`${name}="${value}"`, value, values);
    }
  }
}

function markLabels(own: OwnWords, selected: Readonly<Record<string, Json>>): Record<string, string> {
  const ofWords = Object.entries(own)
    .filter(([key]) => key.startsWith('mark.'))
    .map(([key, label]) => [key.slice('mark.'.length), label]);
  return {...Object.fromEntries(ofWords), ...(selected.marks as OwnWords | undefined)} as Record<string, string>;
}

function marksOf(wanted: string | undefined, labels: Record<string, string>): Mark[] {
  const ids = wanted === undefined ? [] : wanted.split(',').map((id) => id.trim());
  return ids.map((id) => {
    const label = labels[id];
    if (label === undefined) {
      throw unknown(`mark “${id}”`, id, Object.keys(labels));
    }
    return {id, label};
  });
}

/**
 * Words, marks and caption of a component on a page. `caption` and `alt` are taken from the definition's `factsFor`,
 * else from `caption.<value of the first attribute>` in words.json, else from `caption`.
 * @throws Error on an unknown attribute, value, fact or mark
 */
export function contentFor(
  {words: files, factsFor, props}: Definition,
  language: Language,
  attributes: Attributes,
): Content {
  checkAttributes(props, attributes);
  const own = files[language];
  const selected = factsFor?.(facts, language, attributes, own) ?? {};
  const variant = attributes[Object.keys(props)[0] ?? ''] ?? '';
  const pick = (key: string): string | null => {
    const ofFacts = selected[key];
    return typeof ofFacts === 'string' ? ofFacts : (own[`${key}.${variant}`] ?? own[key] ?? null);
  };
  const alt = pick('alt');
  const words = Object.entries<Json>({...own, ...selected}).filter(([key]) => !buildOnly.test(key));
  return {
    words: {...Object.fromEntries(words), ...(alt !== null && {alt})},
    marks: marksOf(attributes.marks, markLabels(own, selected)),
    caption: pick('caption'),
  };
}
