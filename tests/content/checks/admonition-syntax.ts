import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Admonitions that the engine would print as text (`:::note Title`), that it does not know, or that
 * nobody closes, so that they swallow the rest of the page.
 */
export function admonitionSyntaxProblems({file, source, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  const lines = source.split('\n');
  visit(tree, (node) => {
    if (node.type === 'text' && node.value.includes(':::')) {
      const value = `the text “${node.value.split('\n').find((line) => line.includes(':::'))}” is no admonition and would be printed`;
      problems.push({
        file,
        line: lineOf(node),
        value,
        fix: 'Write :::kind[Title] on a line of its own and close it with :::',
      });
    }
    if (node.type === 'containerDirective') {
      const line = lineOf(node);
      if (!kinds.includes(node.name)) {
        problems.push({
          file,
          line,
          value: `the admonition “${node.name}” is unknown`,
          fix: `Use one of ${kinds.join(', ')}`,
        });
      }
      if (!/^\s*:::+\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? '')) {
        problems.push({
          file,
          line,
          value: `the admonition “${node.name}” is not closed`,
          fix: 'End it with ::: on a line of its own',
        });
      }
    }
  });
  return problems;
}
