import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {Attributes, Definition} from './definition';
import {loadDefinitions, type Defined} from './registry';

/** One use of a component in the gallery. */
export interface Example {
  /** Id of the heading above it. */
  id: string;
  /** Text of the heading above it; null for the first, which follows the heading of its component. */
  title: string | null;
  attributes: Attributes;
}

const kebab = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/** Attributes of all examples by their names: one for each value of the first attribute, and those of the definition. */
function attributesOf({props, examples = {}}: Definition): Record<string, Attributes> {
  if (examples === null) {
    return {};
  }
  const [first = '', values] = Object.entries(props)[0] ?? [];
  const usual: Record<string, Attributes> = values
    ? Object.fromEntries(values.map((value) => [value, {[first]: value}]))
    : {default: {}};
  const changed = Object.entries(examples).map(([name, attributes]) => [name, {...usual[name], ...attributes}]);
  return {...usual, ...Object.fromEntries(changed)} as Record<string, Attributes>;
}

/** What the gallery shows of a component, the default state first. */
export function examplesOf({name, definition}: Defined): Example[] {
  return Object.entries(attributesOf(definition)).map(([title, attributes], index) => ({
    id: index === 0 ? kebab(name) : `${kebab(name)}-${title}`,
    title: index === 0 ? null : title,
    attributes,
  }));
}

function heading(depth: Heading['depth'], id: string, value: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value}], data: {hProperties: {id}}};
}

function use(name: string, attributes: Attributes): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  };
}

function sectionOf(component: Defined): RootContent[] {
  const {name} = component;
  const examples = examplesOf(component);
  return [
    ...(examples.length > 0 ? [heading(2, kebab(name), name)] : []),
    ...examples.flatMap(({id, title, attributes}) => [
      ...(title === null ? [] : [heading(3, id, title)]),
      use(name, attributes),
    ]),
  ];
}

/**
 * Remark plugin: replaces `<Gallery />` by all figures and tools in all their states. Must run before the headings
 * get their ids.
 */
export function gallery() {
  return async (tree: Root): Promise<void> => {
    const components = Object.values(await loadDefinitions());
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name === 'Gallery' && parent && index !== undefined) {
        parent.children.splice(index, 1, ...components.flatMap(sectionOf));
      }
    });
  };
}
