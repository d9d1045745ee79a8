import {expect, test} from '../lab/test';
import {open} from './support/hydration';

test('a route that itself ends in .html keeps its ending', async ({page}) => {
  await open(page, 'lab/letter.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Lab: a letter');
  await expect(page).toHaveURL(/lab\/letter\.html$/);
});

test('a route deeper down that ends in .html keeps its ending on a move within the site', async ({page}) => {
  await open(page, 'lab/letter.html');
  await page.getByRole('link', {name: 'Lab: another letter'}).click();
  await expect(page).toHaveURL(/lab\/mail\/letter\.html$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Lab: a letter');
});
