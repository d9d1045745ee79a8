import {requirements} from '../../../src/facts';
import {anchor, prose, table, text, type Block} from '../mdast';
import type {Voice} from '../words';

/** What the plugin needs, and what happens without it. */
export function requirementTable({say, words}: Voice): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.what, names.needed, names.without],
      requirements.requirements.map((one) => [
        [anchor(one.id, ...prose(say(one.what)))],
        prose(say(one.needed)),
        prose(say(one.without)),
      ]),
    ),
  ];
}

/** What the plugin works with. */
export function compatibilityTable({say, words}: Voice): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.with, names.state, names.notes],
      requirements.compatibility.map((one) => [
        [anchor(one.id, ...prose(say(one.with)))],
        [text(names.states[one.state])],
        prose(say(one.notes)),
      ]),
    ),
  ];
}

/** Limits of the plugin and of what it calls. */
export function limitTable({say, words}: Voice): Block[] {
  const names = words.requirement;
  return [
    table(
      [names.limit, names.value],
      requirements.limits.map((one) => [[anchor(one.id, ...prose(say(one.what)))], prose(say(one.value))]),
    ),
  ];
}
