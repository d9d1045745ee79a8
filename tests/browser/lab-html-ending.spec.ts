import {expect, test} from '../lab/test';
import {open} from './support/hydration';

test('a route that itself ends in .html keeps its ending', async ({page}) => {
  await open(page, 'lab/letter.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Lab: a letter');
  await expect(page).toHaveURL(/lab\/letter\.html$/);
});
