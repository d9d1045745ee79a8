import {Engine} from 'php-parser';
import type {PluginSource} from '../source';
import {is, shortName, walk, type Node} from './nodes';

export interface PhpFile {
  path: string;
  root: Node;
}

/** All PHP of the plugin, parsed, with what expressions refer to. */
export interface Program {
  files: readonly PhpFile[];
  /** Names of the plugin's own classes. */
  classes: ReadonlySet<string>;
  /** `Class::NAME` → value. */
  constants: ReadonlyMap<string, Node>;
  /** `Class::method` → what the method returns, where it does that once. */
  returns: ReadonlyMap<string, Node>;
  /** `Class::property` → what `$this->property` is set to, where that is done once. */
  properties: ReadonlyMap<string, Node>;
}

/** PHP that the parser does not understand. */
class PhpSyntaxError extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: the PHP parser stopped: ${reason}. Add the new syntax to scripts/drift, or raise php-parser.`);
    this.name = 'PhpSyntaxError';
  }
}

/**
 * Parses one file.
 * @throws PhpSyntaxError when the parser stops
 */
export function parsePhp(path: string, text: string): PhpFile {
  const engine = new Engine({
    parser: {version: '8.3', extractDoc: false, suppressErrors: false},
    ast: {withPositions: true},
  });
  try {
    return {path, root: engine.parseCode(text, path)};
  } catch (error) {
    throw new PhpSyntaxError(path, error instanceof Error ? error.message : String(error));
  }
}

function gather(lists: Map<string, Node[]>, name: string, node: Node): void {
  lists.set(name, [...(lists.get(name) ?? []), node]);
}

function givenOnce(lists: ReadonlyMap<string, readonly Node[]>): Map<string, Node> {
  return new Map(
    [...lists].flatMap(([name, [first, ...more]]): [string, Node][] =>
      first && more.length === 0 ? [[name, first]] : [],
    ),
  );
}

/** Parses the PHP files of a plugin and collects the constants and one-line methods of its classes. */
export function parseProgram({files}: PluginSource): Program {
  const parsed = [...files].filter(([path]) => path.endsWith('.php')).map(([path, text]) => parsePhp(path, text));
  const classes = new Set<string>();
  const constants = new Map<string, Node>();
  const returns = new Map<string, Node[]>();
  const properties = new Map<string, Node[]>();
  for (const {root} of parsed) {
    walk(root, (node, ancestors) => {
      const owner = ancestors.findLast((one) => is(one, 'class') || is(one, 'trait'));
      const className = owner && (is(owner, 'class') || is(owner, 'trait')) ? shortName(owner.name) : null;
      if (className === null) {
        return;
      }
      classes.add(className);
      if (is(node, 'constant') && node.value && typeof node.value === 'object') {
        constants.set(`${className}::${shortName(node.name) ?? ''}`, node.value);
      }
      if (
        is(node, 'assign') &&
        is(node.left, 'propertylookup') &&
        is(node.left.what, 'variable') &&
        node.left.what.name === 'this'
      ) {
        gather(properties, `${className}::${shortName(node.left.offset) ?? ''}`, node.right);
      }
      const method = is(node, 'return') ? ancestors.findLast((one) => is(one, 'method')) : undefined;
      if (is(node, 'return') && node.expr && is(method, 'method')) {
        gather(returns, `${className}::${shortName(method.name) ?? ''}`, node.expr);
      }
    });
  }
  return {files: parsed, classes, constants, returns: givenOnce(returns), properties: givenOnce(properties)};
}
