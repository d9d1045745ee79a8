import {is, shortName, type Node} from './nodes';
import type {Program} from './program';
import type {Place} from './places';

/** Value of an expression as far as the text shows it; `*` is what is known at run time only. */
export type Value = string | number | boolean | null | ValueMap;
export type ValueMap = Map<string, Value>;

export const unknown = '*';

const translators = new Set([
  '__',
  '_e',
  '_x',
  '_n',
  '_nx',
  '_ex',
  'esc_html__',
  'esc_html_e',
  'esc_html_x',
  'esc_attr__',
  'esc_attr_e',
  'esc_attr_x',
]);
/** Functions that give back their first argument, more or less. */
const passing = new Set(['esc_html', 'esc_attr', 'esc_url', 'wp_kses_post', 'sprintf', 'trim', ...translators]);

export function isTranslator(name: string | null): boolean {
  return name !== null && translators.has(name);
}

/** A value in a line of text. */
export function textOf(value: Value | undefined): string {
  return value instanceof Map ? unknown : String(value ?? '');
}

function joined(parts: readonly Value[]): string {
  return parts.map(textOf).join('');
}

function classOf(node: Node, place: Place): string | null {
  return is(node, 'selfreference') ? place.className : shortName(node);
}

/** Evaluates the expressions that name hooks, keys and texts: literals, constants, local variables, joins. */
export function valueOf(node: Node | null | undefined, place: Place, program: Program, depth = 0): Value {
  if (!node || depth > 12) {
    return node ? unknown : null;
  }
  const next = (child: Node | null | undefined): Value => valueOf(child, place, program, depth + 1);
  if (is(node, 'string') || is(node, 'boolean')) {
    return node.value;
  }
  if (is(node, 'number')) {
    return Number(node.value);
  }
  if (is(node, 'nullkeyword')) {
    return null;
  }
  if (is(node, 'magic')) {
    return node.value === '__CLASS__' ? (place.className ?? unknown) : unknown;
  }
  if (is(node, 'bin') && node.type === '.') {
    return joined([next(node.left), next(node.right)]);
  }
  if (is(node, 'encapsed')) {
    const parts = node.value.map((part) => (is(part, 'encapsedpart') ? part.expression : part));
    return joined(parts.map((part) => next(part)));
  }
  if (is(node, 'retif')) {
    // Debug branches come first in this plugin: what everyone sees is the other one.
    return next(node.falseExpr);
  }
  if (is(node, 'array')) {
    return arrayOf(node.items, next);
  }
  if (is(node, 'variable') && typeof node.name === 'string') {
    const assigned = place.variables.get(node.name);
    return assigned ? next(assigned) : unknown;
  }
  if (is(node, 'propertylookup') && is(node.what, 'variable') && node.what.name === 'this') {
    const assigned = program.properties.get(`${place.className ?? ''}::${shortName(node.offset) ?? ''}`);
    return assigned ? next(assigned) : unknown;
  }
  if (is(node, 'staticlookup')) {
    const name = shortName(node.offset);
    const owner = classOf(node.what, place);
    const constant = program.constants.get(`${owner ?? ''}::${name ?? ''}`);
    return constant ? valueOf(constant, {...place, className: owner}, program, depth + 1) : unknown;
  }
  if (is(node, 'call')) {
    return calledValue(node.what, node.arguments, place, program, depth);
  }
  return unknown;
}

function arrayOf(items: readonly Node[], next: (node: Node | null | undefined) => Value): ValueMap {
  return new Map(
    items.map((item, index) => {
      if (!is(item, 'entry')) {
        return [String(index), next(item)];
      }
      return [item.key ? textOf(next(item.key)) : String(index), next(item.value)];
    }),
  );
}

function calledValue(what: Node, args: readonly Node[], place: Place, program: Program, depth: number): Value {
  if (is(what, 'staticlookup')) {
    const owner = classOf(what.what, place);
    const returned = program.returns.get(`${owner ?? ''}::${shortName(what.offset) ?? ''}`);
    return returned ? valueOf(returned, {className: owner, variables: new Map()}, program, depth + 1) : unknown;
  }
  const name = shortName(what);
  if (name === null || !passing.has(name)) {
    return unknown;
  }
  const first = valueOf(args[0], place, program, depth + 1);
  if (name !== 'sprintf' || typeof first !== 'string') {
    return first;
  }
  let used = 0;
  return first.replaceAll(/%(?:\d+\$)?[sd]/g, () => {
    used += 1;
    const value = valueOf(args[used], place, program, depth + 1);
    return typeof value === 'string' && value !== '' ? value : unknown;
  });
}
