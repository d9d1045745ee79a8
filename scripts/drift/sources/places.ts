import {createHash} from 'node:crypto';
import {transformSync} from 'esbuild';
import {childrenOf, is, shortName, type Node} from '../php/nodes';
import type {PhpFile} from '../php/program';
import {parsePhp} from '../php/program';
import type {PluginSource} from '../source';

/** A place of the plugin: its digest, and whether it is a function rather than a constant or a property. */
export interface Place {
  digest: string;
  isFunction: boolean;
}

/** `file::member` of PHP, `file` of what has no members → its content. */
export type Places = ReadonlyMap<string, Place>;

const memberKinds = new Set(['constant', 'enumcase', 'function', 'method', 'property']);
const functionKinds = new Set(['function', 'method']);
/** What the parser reports about how the text is written, not of what it does. */
const notation = new Set([
  'loc',
  'raw',
  'curly',
  'errors',
  'isDoubleQuote',
  'leadingComments',
  'parenthesizedExpression',
  'shortForm',
  'trailingComments',
  'useDie',
]);

/** A syntax tree as text, without positions, comments and formatting. */
function treeText(tree: object): string {
  return JSON.stringify(tree, (key, value: unknown): unknown => {
    if (notation.has(key)) {
      return undefined;
    }
    return is(value, 'inline') ? {kind: 'inline', value: value.value.replaceAll(/\s+/g, ' ')} : value;
  });
}

/** Methods, constants, properties, cases and functions under a node, but not what is inside them. */
function membersUnder(node: Node): Node[] {
  return memberKinds.has(node.kind) ? [node] : childrenOf(node).flatMap(membersUnder);
}

/** Texts of the places of a PHP file; the name of a member is no part of it, so that a new name is recognized. */
function phpTexts({path, root}: PhpFile): [place: string, text: string, isFunction: boolean][] {
  const members = membersUnder(root);
  if (members.length === 0) {
    return [[path, treeText(root), false]];
  }
  return members.map((node) => {
    const name = shortName('name' in node ? node.name : null) ?? '';
    return [`${path}::${name}`, treeText({...node, name: null}), functionKinds.has(node.kind)];
  });
}

/** A style sheet without comments and without the spaces that mean nothing. */
function styleText(text: string): string {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, ' ').replaceAll(/(^|[\s;{}])\/\/.*$/gm, '$1');
  return code.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:,]) ?/g, '$1');
}

function otherText(path: string, text: string): string {
  if (path.endsWith('.js')) {
    return transformSync(text, {loader: 'jsx', minifyWhitespace: true, legalComments: 'none'}).code;
  }
  return path.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : styleText(text);
}

/**
 * All places of a plugin that a page can name. Built files are none: their sources are.
 * @throws PhpSyntaxError when the parser stops
 */
export function placesOf({files}: PluginSource): Places {
  const texts = [...files]
    .filter(([path]) => !path.startsWith('build/'))
    .flatMap(([path, text]): [string, string, boolean][] =>
      path.endsWith('.php') ? phpTexts(parsePhp(path, text)) : [[path, otherText(path, text), false]],
    );
  const places = new Map<string, {text: string; isFunction: boolean}>();
  for (const [place, text, isFunction] of texts) {
    const same = places.get(place);
    places.set(place, {text: `${same?.text ?? ''}${text}`, isFunction: isFunction || (same?.isFunction ?? false)});
  }
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
  return new Map([...places].map(([place, {text, isFunction}]) => [place, {digest: digest(text), isFunction}]));
}

/** Names of the members of a file; empty where the file is one place. */
export function membersByFile(places: Iterable<string>): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const place of [...places].sort()) {
    const [file = '', member] = place.split('::');
    (files[file] ??= []).push(...(member === undefined ? [] : [member]));
  }
  return files;
}
