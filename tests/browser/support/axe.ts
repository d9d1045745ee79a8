import {expect, type Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const everything = {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']};

/** Each violation of the page as it is: the rule, what it asks for and the elements that break it. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const results = await page.evaluate(
    (runOnly) => {
      const loaded = window as unknown as {axe: {run(options: object): Promise<AxeResults>}};
      // No rule here reads style sheets, and no page has frames: looking for them is a fifth of the time.
      const spared = {preload: false, iframes: false};
      return loaded.axe.run({...spared, runOnly, resultTypes: ['violations'], elementRef: false});
    },
    rules ? {type: 'rule', values: rules} : everything,
  );
  return results.violations.map(
    ({id, help, nodes}) =>
      `${id}: ${help}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  );
}

/**
 * Fails when axe finds anything on the page as it is; `state` says in the message which state that is.
 * @param rules the only ones to ask, by their names with axe; all of them when there are none
 */
export async function expectAccessible(page: Page, state: string, rules?: string[]): Promise<void> {
  expect.soft(await violations(page, rules), `accessibility: ${state}`).toEqual([]);
}
