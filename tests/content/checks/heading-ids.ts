import {visit} from 'unist-util-visit';
import type {Heading} from 'mdast';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';

const form = /^[a-z][a-z0-9-]*$/;

/** A heading of a page with its hand-written id. */
export interface PageHeading {
  depth: Heading['depth'];
  /** Id of the comment at the end of the heading, null when there is none. */
  id: string | null;
  line?: number;
}

/** Headings in the order of the page; the engine takes the id from a comment that ends the heading. */
export function headingsOf({tree}: Page): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value) : null;
    headings.push({depth: heading.depth, id: comment?.[1] ?? null, line: lineOf(heading)});
  });
  return headings;
}

/** Every heading has a Latin id of its own, written by hand. */
export function headingIdProblems(page: Page): Problem[] {
  const seen = new Map<string, number | undefined>();
  return headingsOf(page).flatMap(({id, line}): Problem[] => {
    const at = {file: page.file, line};
    if (id === null) {
      return [{...at, value: 'the heading has no id', fix: 'End it with a Latin id, such as {/* #add-to-zone */}'}];
    }
    if (!form.test(id)) {
      return [{...at, value: `the heading id “${id}” is malformed`, fix: 'Use a–z, 0–9 and hyphens, a letter first'}];
    }
    if (seen.has(id)) {
      return [
        {
          ...at,
          value: `the heading id “${id}” is on line ${seen.get(id)} too`,
          fix: 'Give each heading its own id',
        },
      ];
    }
    seen.set(id, line);
    return [];
  });
}
