import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

/** Comments of PHP, shell, configuration files and HTML: the words in them are translated. */
const comments = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)(?:\/\/|#|;).*$/gm;

/** Code without comments and without the empty lines that they leave. */
export function withoutComments(code: string): string {
  return code
    .replace(comments, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

/** Words of a sample that is no code, such as the value of a field: they are in the language of the page. */
function withoutWords(sample: string): string {
  return sample.replace(/\p{L}+(?:[ ,]+\p{L}+)*/gu, '…');
}

function items({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    const head = [lang ?? 'no language', meta?.replace(/title="[^"]*"/, 'title')].filter(Boolean).join(' ');
    found.push({
      text: `${head}\n${lang === 'text' ? withoutWords(value) : withoutComments(value)}`,
      line: position?.start.line,
    });
  });
  return found;
}

/** Both languages have the same code blocks: languages and, but for comments and the words of samples, contents. */
export function codeParityProblems(pair: PagePair): Problem[] {
  return sequenceProblems(pair, 'code block', items(pair.ru), items(pair.en));
}
