import type {Locator, Page} from '@playwright/test';
import {test as labTest} from '../lab/test';
import {test as embeddedTest} from '../embedded/test';
import {expectAccessible} from './support/axe';
import {expect} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

const faq = pathOf('ru', 'faq');

const questionOf = (page: Page, name = 'Страница помогла?') => page.getByRole('group', {name});
const subjectOf = async (link: Locator, field: string) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get(field);

embeddedTest('the end of a page asks whether it was useful, why not, and gives ways to write', async ({page}) => {
  await open(page, 'faq');
  const question = questionOf(page);
  await question.getByRole('button', {name: 'Нет'}).focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('status')).toHaveText('Выберите, что не так.');
  await question.getByRole('group', {name: 'Что не так?'}).getByRole('button', {name: 'Устарело'}).click();
  await expect(question.getByRole('button', {name: 'Устарело'})).toBeFocused();
  await expect(question.getByRole('button', {name: 'Устарело'})).toHaveAttribute('aria-pressed', 'true');
  await expect(question.getByRole('status')).toHaveText('Спасибо.');
  await expect(question).toContainText('Ответы на сайте не сохраняются.');
  const issue = question.getByRole('link', {name: 'Написать на GitHub'});
  const mail = question.getByRole('link', {name: 'Написать письмо'});
  expect(await subjectOf(issue, 'title')).toBe('Частые вопросы и неполадки: устарело');
  expect(await subjectOf(issue, 'body')).toContain(faq);
  expect(await subjectOf(mail, 'subject')).toBe('Частые вопросы и неполадки: устарело');
  await expect(mail).not.toHaveAttribute('target');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'feedback given');

  // Another page is another question.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/faq/);
  await expect(questionOf(page).getByRole('button', {pressed: true})).toHaveCount(0);
});

embeddedTest('when what follows an answer does not come, the ways to write do', async ({page, expectFaults}) => {
  await open(page, 'en/faq');
  expectFaults(/^failed request: GET .+\.js/, /^console: error: Failed to load resource/);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  const question = questionOf(page, 'Was this page useful?');
  await question.getByRole('button', {name: 'No'}).click();
  await expect(question.getByRole('link', {name: 'Write on GitHub'})).toBeVisible();
});

labTest('with a counter each answer is a goal', async ({page, counterCalls}) => {
  await open(page, faq);
  const question = questionOf(page);
  await question.getByRole('button', {name: 'Нет'}).click();
  await question.getByRole('button', {name: 'Непонятно'}).click();
  await expect(question).toContainText('Ответ учтён.');
  const goals = () => counterCalls.filter(([, method]) => method === 'reachGoal').map(([, , ...goal]) => goal);
  await expect.poll(goals).toEqual([
    ['feedback', {page: faq, useful: 'no'}],
    ['feedback', {page: faq, reason: 'unclear'}],
  ]);
});

embeddedTest.describe('without JavaScript', () => {
  embeddedTest.use({javaScriptEnabled: false});

  embeddedTest('the end of a page has the ways to write', async ({page}) => {
    await page.goto('faq');
    const issue = questionOf(page).getByRole('link', {name: 'Написать на GitHub'});
    await expect(issue).toBeVisible();
    expect(await subjectOf(issue, 'body')).toContain(faq);
    await expect(questionOf(page).getByRole('link', {name: 'Написать письмо'})).toBeVisible();
    await expect(questionOf(page).getByRole('button')).toHaveCount(0);
  });
});
