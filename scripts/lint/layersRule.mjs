import {dirname, join, relative} from 'node:path';

/**
 * What the files of a folder must not import.
 * @typedef {object} Layer
 * @property {string} from folder of the files, below the root of the site
 * @property {readonly string[]} to folders that they must not import
 * @property {readonly string[]} [allow] folders below `to` that they may import all the same
 * @property {RegExp} [except] files to which the layer does not apply
 * @property {boolean} [types] whether types may be imported
 * @property {string} message why, and what to do instead
 */

/** @param {string} path */
const withSlashes = (path) => path.replaceAll('\\', '/');

/**
 * @param {string} path
 * @param {readonly string[]} folders
 */
const isIn = (path, folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * The imported path below the root of the site; null for packages. `@theme/…` counts as src/theme, wherever the engine
 * finds it.
 * @param {string} file with the import, below the root
 * @param {string} source as it is written
 */
function targetOf(file, source) {
  if (source.startsWith('.')) {
    return withSlashes(join(dirname(file), source));
  }
  const [alias, ...rest] = source.split('/');
  const folder = alias === '@site' ? [] : /^@theme(?:-\w+)?$/.test(alias ?? '') ? ['src/theme'] : null;
  return folder && [...folder, ...rest].join('/');
}

/**
 * ESLint rule: layers of the site point one way, whether an import is written relative or with an alias, static or not.
 * Its only option is the list of layers.
 * @type {import('eslint').Rule.RuleModule}
 */
export const layersRule = {
  meta: {type: 'problem', schema: false, messages: {wrongWay: '{{from}} must not import {{target}}. {{message}}'}},
  create(context) {
    const file = withSlashes(relative(context.cwd, context.filename));
    const all = /** @type {readonly Layer[]} */ (context.options[0]);
    const layers = all.filter(({from, except}) => isIn(file, [from]) && !except?.test(file));

    /**
     * @param {import('estree').Node} node
     * @param {import('estree').Node | null | undefined} source
     * @param {boolean} isType
     */
    const check = (node, source, isType) => {
      const target =
        source?.type === 'Literal' && typeof source.value === 'string' ? targetOf(file, source.value) : null;
      const broken = layers.find(
        ({to, allow = [], types}) => target !== null && isIn(target, to) && !isIn(target, allow) && !(types && isType),
      );
      if (broken && target !== null) {
        context.report({node, messageId: 'wrongWay', data: {from: broken.from, target, message: broken.message}});
      }
    };

    /** @param {import('estree').Node} node */
    const isTypeOnly = (node) => 'importKind' in node && node.importKind === 'type';
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ImportExpression: (node) => check(node, node.source, false),
      ExportAllDeclaration: (node) => check(node, node.source, false),
      ExportNamedDeclaration: (node) => check(node, node.source, false),
    };
  },
};
