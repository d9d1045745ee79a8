import type * as php from 'php-parser';

/** Nodes that the extractors look at, by the name that the parser gives them. */
interface Kinds {
  array: php.Array;
  arrowfunc: php.ArrowFunc;
  assign: php.Assign;
  bin: php.Bin;
  boolean: php.Boolean;
  call: php.Call;
  cast: php.Cast;
  class: php.Class;
  classconstant: php.ClassConstant;
  constant: php.Constant;
  encapsed: php.Encapsed;
  encapsedpart: php.EncapsedPart;
  entry: php.Entry;
  foreach: php.Foreach;
  identifier: php.Identifier;
  inline: php.Inline;
  magic: php.Magic;
  method: php.Method;
  name: php.Name;
  new: php.New;
  nullkeyword: php.NullKeyword;
  number: php.Number;
  offsetlookup: php.OffsetLookup;
  post: php.Post;
  pre: php.Pre;
  propertylookup: php.PropertyLookup;
  retif: php.RetIf;
  return: php.Return;
  selfreference: php.SelfReference;
  staticlookup: php.StaticLookup;
  string: php.String;
  throw: php.Throw;
  trait: php.Trait;
  unary: php.Unary;
  variable: php.Variable;
}

export type Node = php.Node;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

/** Whether a value is a node of that kind. */
export function is<K extends keyof Kinds>(value: unknown, kind: K): value is Kinds[K] & {kind: K} {
  return isNode(value) && value.kind === kind;
}

/** The nodes right under a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'loc' || key === 'leadingComments' || key === 'trailingComments') {
      return [];
    }
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** Visits a node and everything under it; ancestors come outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  visit(node, ancestors);
  const path = [...ancestors, node];
  for (const child of childrenOf(node)) {
    walk(child, visit, path);
  }
}

/** Line of the text where a node begins, from 1. */
export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 0;
}

/** A name without its namespace, from a node that names a class, a function or a member. */
export function shortName(node: unknown): string | null {
  if (is(node, 'name') || is(node, 'identifier')) {
    return node.name.split('\\').at(-1) ?? null;
  }
  return typeof node === 'string' ? node : null;
}
