import {is, lineOf, shortName, walk, type Node} from './nodes';
import type {PhpFile} from './program';

/** Where an expression is: what `self` and its variables mean there. */
export interface Place {
  className: string | null;
  /** Variables of the surrounding function that are assigned once or last. */
  variables: ReadonlyMap<string, Node>;
}

/** A call of a function, a method or a constructor. */
export interface CallSite {
  file: string;
  line: number;
  /** Name of the function or method, without class and namespace. */
  name: string;
  /** Class of a static call or of a `new`; null for functions and methods of objects. */
  owner: string | null;
  /** Variable or property that holds the object of a method call; null elsewhere. */
  receiver: string | null;
  args: readonly Node[];
  place: Place;
  /** Whether the call makes (a part of) what is thrown. */
  thrown: boolean;
}

function functionAround(ancestors: readonly Node[]): Node | null {
  return ancestors.findLast((one) => is(one, 'method')) ?? null;
}

/** Variables that a function gives one value; a variable that it changes is unknown. */
function assignedIn(node: Node | null): Map<string, Node> {
  const variables = new Map<string, Node>();
  const changed = new Set<string>();
  const assign = (target: Node, value: Node | null): void => {
    if (!is(target, 'variable') || typeof target.name !== 'string') {
      return;
    }
    if (value === null || variables.has(target.name)) {
      changed.add(target.name);
    } else {
      variables.set(target.name, value);
    }
  };
  if (node) {
    walk(node, (one) => {
      if (is(one, 'assign')) {
        assign(one.left, one.operator === '=' ? one.right : null);
      } else if (is(one, 'post') || is(one, 'pre')) {
        assign(one.what, null);
      }
    });
  }
  return new Map([...variables].filter(([name]) => !changed.has(name)));
}

function isThrowable(node: Node): boolean {
  return is(node, 'throw') || (is(node, 'class') && /Exception$/.test(shortName(node.name) ?? ''));
}

function receiverOf(node: Node): string | null {
  if (is(node, 'variable')) {
    return typeof node.name === 'string' ? node.name : null;
  }
  return is(node, 'propertylookup') ? shortName(node.offset) : null;
}

function siteOf(node: Node): Pick<CallSite, 'name' | 'owner' | 'receiver' | 'args'> | null {
  if (is(node, 'new')) {
    return {name: '__construct', owner: shortName(node.what), receiver: null, args: node.arguments};
  }
  if (!is(node, 'call')) {
    return null;
  }
  const {what} = node;
  if (is(what, 'staticlookup') || is(what, 'propertylookup')) {
    const name = shortName(what.offset);
    const owner = is(what, 'staticlookup') ? shortName(what.what) : null;
    return name === null ? null : {name, owner, receiver: receiverOf(what.what), args: node.arguments};
  }
  const name = shortName(what);
  return name === null ? null : {name, owner: null, receiver: null, args: node.arguments};
}

/** The place of a node, from its ancestors. */
export function placeOf(ancestors: readonly Node[]): Place {
  const owner = ancestors.findLast((one) => is(one, 'class') || is(one, 'trait'));
  const className = is(owner, 'class') || is(owner, 'trait') ? shortName(owner.name) : null;
  return {className, variables: assignedIn(functionAround(ancestors))};
}

/** Every call in a file, in the order of the text. */
export function callsIn({path, root}: PhpFile): CallSite[] {
  const calls: CallSite[] = [];
  walk(root, (node, ancestors) => {
    const site = siteOf(node);
    if (site) {
      const thrown = ancestors.some(isThrowable);
      calls.push({...site, file: path, line: lineOf(node), place: placeOf(ancestors), thrown});
    }
  });
  return calls;
}
