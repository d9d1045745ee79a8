import type {ListItem} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';
import {markOf, shownOf} from './elements';

/** Elements that the build turns into names of the interface (remark/fact-quotes/quotes). */
const names = new Set(['Action', 'Label', 'PriceRule', 'Section', 'Setting']);

/** True for a step that sends the reader to a screen: it names a control, or the path to one. */
function isOnScreen(step: ListItem): boolean {
  let found = false;
  visit(step, (node) => {
    const isName = node.type === 'mdxJsxTextElement' && names.has(node.name ?? '');
    const isPath = node.type === 'strong' && toString(node).includes('→');
    if (isName || isPath) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** Numbered steps of a page that name something of an interface. */
export function screenSteps({tree}: Page): ListItem[] {
  const found: ListItem[] = [];
  visit(tree, 'list', (list) => {
    found.push(...(list.ordered ? list.children.filter(isOnScreen) : []));
  });
  return found;
}

/** Figures of a page in its order. */
function drawingsOf(page: Page) {
  return shownOf(page).filter(({name}) => name !== 'Mark');
}

/** A page that asks the reader to do something on a screen shows that screen. */
export function missingFigureProblems(page: Page): Problem[] {
  const [step] = screenSteps(page);
  return step && drawingsOf(page).length === 0
    ? [
        {
          file: page.file,
          line: lineOf(step),
          value: 'a step names something of a screen, and the page has no figure',
          fix: 'Show the screen with a figure of src/components/figures',
        },
      ]
    : [];
}

/**
 * Marks link text and figure: each mark of a figure is mentioned in the text, and each mark of the text has its place
 * in a figure. A mark of the text means the first figure after it that has the number, else the last before it
 * (src/components/figures/frame/Mark/highlight.ts).
 */
export function markProblems(page: Page): Problem[] {
  const shown = shownOf(page);
  const marked = shown
    .map((one, place) => ({...one, place, count: one.marks.length}))
    .filter(({name, count}) => name !== 'Mark' && count > 0);
  const spokenOf = new Set<string>();
  const problems: Problem[] = [];
  shown.forEach((one, place) => {
    const n = markOf(one);
    if (n === null) {
      return;
    }
    const having = marked.filter(({count}) => n <= count);
    const figure = having.find((other) => other.place > place) ?? having.at(-1);
    if (figure) {
      spokenOf.add(`${figure.place}:${n}`);
    } else {
      problems.push({file: page.file, line: one.line, value: `no figure has mark ${n}`, fix: 'Add it to marks="…"'});
    }
  });
  for (const {name, line, marks, place} of marked) {
    const silent = marks.filter((_, index) => !spokenOf.has(`${place}:${index + 1}`));
    if (silent.length > 0) {
      const value = `no step mentions mark ${silent.join(', ')} of <${name}>`;
      problems.push({file: page.file, line, value, fix: 'Write <Mark n="…" /> in the text, or take the mark off'});
    }
  }
  return problems;
}
