import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * The value of the one attribute that a fact component has.
 * @param name null when the component has none
 * @returns an empty string when the component has none
 * @throws Error on a missing, empty, computed or unknown attribute
 */
export function attributeOf(element: Element, name: string | null): string {
  const tag = `<${element.name ?? ''}>`;
  const accepts = name === null ? 'takes no attributes' : `takes one attribute, ${name}="…"`;
  let value = '';
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) {
      const got = attribute.type === 'mdxJsxAttribute' ? attribute.name : 'a spread';
      throw new Error(`${tag} ${accepts}; got ${got}.`);
    }
    if (typeof attribute.value !== 'string') {
      throw new Error(`${tag} ${accepts} in quotes, not a computed value.`);
    }
    value = attribute.value.trim();
  }
  if (name !== null && value === '') {
    throw new Error(`${tag} ${accepts}; got nothing.`);
  }
  return value;
}
