import type {ImportDeclaration} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** The import of a default export, as a node of a page. */
export function importOf(name: string, module: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(module)}`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}
