import type {CallSite} from '../php/places';
import {is, shortName, walk, type Node} from '../php/nodes';
import {isTranslator, unknown, valueOf, type Value, type ValueMap} from '../php/value';
import type {Program} from '../php/program';

/** What the plugin's code no longer has where the extractors look for it. */
export class ExtractError extends Error {
  constructor(file: string, what: string) {
    super(`${file}: ${what}. The plugin was rebuilt here: teach scripts/drift/extract its new shape.`);
    this.name = 'ExtractError';
  }
}

/** The items of an array as written: key → node of the value. */
export function entriesOf(node: Node | null | undefined): Map<string, Node> {
  if (!is(node, 'array')) {
    return new Map();
  }
  return new Map(
    node.items.flatMap((item): [string, Node][] =>
      is(item, 'entry') && is(item.key, 'string') ? [[item.key.value, item.value]] : [],
    ),
  );
}

/** The English text of the first translation inside an expression; empty when there is none. */
export function translatedIn(node: Node | null | undefined): string {
  let found = '';
  if (node) {
    walk(node, (one) => {
      if (found === '' && is(one, 'call') && isTranslator(shortName(one.what)) && is(one.arguments[0], 'string')) {
        found = one.arguments[0].value;
      }
    });
  }
  return found;
}

/** A value as a map; an empty one when it is something else. */
export function asMap(value: Value): ValueMap {
  return value instanceof Map ? value : new Map<string, Value>();
}

/** Argument of a call as text; null when the call has none there. */
export function textArgument({args, place}: CallSite, index: number, program: Program): string | null {
  const value = valueOf(args[index], place, program);
  return value === null || value instanceof Map ? null : String(value);
}

/** Whether a name is worth comparing: something of it is known. */
export function isKnown(name: string | null): name is string {
  return name !== null && name.replaceAll(unknown, '') !== '';
}
