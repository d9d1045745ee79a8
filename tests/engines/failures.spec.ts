import {extractText, getDocumentProxy} from 'unpdf';
import {expect, test} from './test';

test('without scripts a page has its styles, its text and its ways on', {tag: '@no-scripts'}, async ({openVisit}) => {
  const visit = await openVisit({scripts: false});
  await visit.open('setup');
  await visit.sees('h1', 'Установка и настройка');
  await visit.sees('.markdown', 'Введите ключи СДЭК');
  expect(await visit.run(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  expect(await visit.run(() => getComputedStyle(document.querySelector('aside') ?? document.body).position)).not.toBe(
    '',
  );
  await visit.click('aside .menu__link', 'Вопросы и ответы');
  await visit.sees('h1', 'Частые вопросы');
});

test('on paper a page has all of its text and nothing around it', {tag: '@paper'}, async ({visit}) => {
  await visit.open('troubleshooting/empty-map');
  await visit.hydrated();
  const document = await getDocumentProxy(new Uint8Array(await visit.page.pdf()));
  const {text} = await extractText(document, {mergePages: true});
  const headings = await visit.run(() =>
    [...window.document.querySelectorAll('.markdown h2')].map((one) => one.textContent ?? ''),
  );
  const plain = (words: string) => words.replace(/[\s\u200b\u00ad]+/g, '');
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) {
    expect(plain(text)).toContain(plain(heading));
  }
  expect(plain(text)).not.toContain(plain('Следующая страница'));
});

test('scripts that never come leave text, links and the sidebar', async ({visit, host}) => {
  host.fault({files: /assets\/js\//, status: 404});
  await visit.open('faq');
  await visit.movePointer();
  await visit.sees('.boot-note', 'Текст страницы загружен полностью');
  await visit.sees('h1', 'Частые вопросы');
  await visit.click('aside .menu__link', 'Установка');
  await visit.sees('h1', 'Установка');
  expect(await visit.path()).toBe('setup');
});

test('a network that goes away leaves the page, the search and what was visited', async ({visit, host}) => {
  await visit.open('faq');
  await visit.hydrated();
  await visit.press('k', 'Control');
  await visit.until('the field', () => document.activeElement?.matches('.DocSearch-Input'));
  await visit.page.type('карта');
  await visit.until('hits', () => document.querySelector('.DocSearch-Hit') !== null);
  await visit.press('Escape');
  await visit.click('aside .menu__link', 'Установка');
  await visit.sees('h1', 'Установка');
  await host.close();
  await visit.page.back();
  await visit.sees('h1', 'Частые вопросы');
  await visit.press('k', 'Control');
  await visit.until('the field', () => document.activeElement?.matches('.DocSearch-Input'));
  await visit.page.type('ключ');
  await visit.until('hits', () => document.querySelector('.DocSearch-Hit') !== null);
});

test('a page that does not exist says so in the language of the address', async ({visit}) => {
  await visit.open('no-such-page');
  await visit.sees('h1', 'Страница не найдена');
  await visit.open('en/no-such-page');
  await visit.sees('h1', 'Page not found');
});
