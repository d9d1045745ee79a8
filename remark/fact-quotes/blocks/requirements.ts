import {requirements} from '../../../src/facts';
import {anchor, prose, table, text, type Block} from '../mdast';
import type {Wording} from '../words';

/** What the plugin needs, and what happens without it. */
export function requirementTable({localize, words}: Wording): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.what, names.needed, names.without],
      requirements.requirements.map((one) => [
        [anchor(one.id, ...prose(localize(one.what)))],
        prose(localize(one.needed)),
        prose(localize(one.without)),
      ]),
    ),
  ];
}

/** What the plugin works with. */
export function compatibilityTable({localize, words}: Wording): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.with, names.state, names.notes],
      requirements.compatibility.map((one) => [
        [anchor(one.id, ...prose(localize(one.with)))],
        [text(names.states[one.state])],
        prose(localize(one.notes)),
      ]),
    ),
  ];
}

/** Limits of the plugin and of what it calls. */
export function limitTable({localize, words}: Wording): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.limit, names.value],
      requirements.limits.map((one) => [[anchor(one.id, ...prose(localize(one.what)))], prose(localize(one.value))]),
    ),
  ];
}
