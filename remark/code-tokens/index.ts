import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {prismWith} from './grammars';
import {encodeTokens, tokenize} from './tokens';

interface Options {
  /** Languages that Prism does not know by itself. */
  languages: readonly string[];
  /** Language of a block that names none. */
  defaultLanguage: string;
}

interface Page {
  fail(reason: string, place?: Code): never;
}

/**
 * Remark plugin: colors code blocks when the page is built, so that no reader needs a highlighter.
 * @throws VFileMessage on a language without a grammar
 */
export function codeTokens({languages, defaultLanguage}: Options) {
  const prism = prismWith(languages);
  return (tree: Root, page: Page): void => {
    visit(tree, 'code', (node) => {
      const language = (node.lang ?? defaultLanguage).toLowerCase();
      if (!(language in prism.languages)) {
        page.fail(
          `“${language}” has no grammar here: write “text”, or add it to the languages of config/code.ts.`,
          node,
        );
      }
      const tokens = encodeTokens(tokenize(node.value, language, prism));
      node.data = {...node.data, hProperties: {...node.data?.hProperties, tokens}};
    });
  };
}
