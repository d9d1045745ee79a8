import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {Language} from '../../src/facts';
import {quoteFacts} from './index';

const processor = createProcessor({format: 'mdx'});

/** Front matter becomes empty lines: places in messages stay those of the file. */
function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n.*?\n---\n/s, (matter) => matter.replaceAll(/[^\n]/g, ''));
}

/**
 * A page as Markdown nodes with its facts in their places, without a build.
 * @param source text of the MDX file
 * @param file its path, for links and messages
 * @throws Error naming the file on an unknown fact
 */
export function expand(source: string, file: string, language: Language): Root {
  const tree = processor.parse(withoutFrontMatter(source));
  quoteFacts({language})(tree, {
    path: file,
    fail(reason) {
      throw new Error(`${file}: ${reason}`);
    },
  });
  return tree;
}
