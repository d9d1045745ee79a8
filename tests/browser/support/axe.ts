import {expect, type Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each violation of the page as it stands: the rule, what it asks for and the elements that break it. */
async function violations(page: Page, allowed: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const results = await page.evaluate((values) => {
    const loaded = window as unknown as {axe: {run(options: object): Promise<AxeResults>}};
    return loaded.axe.run({runOnly: {type: 'tag', values}, resultTypes: ['violations']});
  }, tags);
  return results.violations
    .filter(({id}) => !allowed.includes(id))
    .map(
      ({id, help, nodes}) =>
        `${id}: ${help}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
    );
}

/**
 * Fails when axe finds anything on the page as it stands.
 * @param state says in the message which state of the page that is
 * @param allowed ids of rules that this state may break; the caller says why
 */
export async function expectAccessible(page: Page, state: string, allowed: readonly string[] = []): Promise<void> {
  expect.soft(await violations(page, allowed), `accessibility: ${state}`).toEqual([]);
}
