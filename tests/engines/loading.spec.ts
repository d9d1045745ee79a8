import {expect, test} from './test';

const documents = (requests: readonly string[]) => requests.filter((file) => file.endsWith('.html'));
const scripts = /^(?:en\/)?assets\/js\//;
const main = /^(?:en\/)?assets\/js\/main\./;

for (const path of ['', 'faq', 'en/setup']) {
  test(`a first visit of /${path} loads one document and says nothing in the console`, async ({visit, host}) => {
    await visit.open(path);
    await visit.hydrated();
    expect(documents(host.requests)).toHaveLength(1);
    expect(visit.page.messages() ?? []).toEqual([]);
  });
}

test('nothing moves when the page is hydrated', async ({visit}) => {
  const places = () =>
    visit.run(() =>
      [...document.querySelectorAll('h1, .markdown > :is(h2, p, ul, figure)')]
        .slice(0, 12)
        .map((element) => Math.round(element.getBoundingClientRect().top)),
    );
  await visit.open('setup');
  await visit.until('the first paint', () => document.readyState === 'complete');
  const before = await places();
  await visit.hydrated();
  expect(await places()).toEqual(before);
});

test.describe('the boot guard', () => {
  test('leaves a page alone whose prefetches are refused', async ({visit, host}) => {
    host.fault({files: scripts, status: 503});
    await visit.open('faq');
    await visit.until('the first paint', () => document.readyState === 'complete');
    // As long as the scripts take to be prefetched one by one; nothing is to happen, so there is nothing to wait for.
    await visit.run(() => new Promise((done) => setTimeout(done, 2000)));
    host.repair();
    await visit.hydrated();
    expect(documents(host.requests)).toEqual(['faq.html']);
  });

  test('loads a page whose main script is gone once more, and then says what is missing', async ({visit, host}) => {
    host.fault({files: main, status: 404});
    await visit.open('faq');
    await visit.movePointer();
    await visit.sees('.boot-note', 'Текст страницы загружен полностью');
    // The guard fetches the page past the cache, then the page loads once more: three requests, two documents.
    expect(documents(host.requests)).toEqual(['faq.html', 'faq.html', 'faq.html']);
    expect(await visit.path()).toBe('faq');
    host.repair();
    await visit.click('.boot-note a');
    await visit.hydrated();
    expect(await visit.run(() => document.querySelectorAll('.boot-note').length)).toBe(0);
  });

  for (const at of [200, 900, 1600]) {
    test(`lets a reader leave ${at} ms after the first paint, while the scripts are under way`, async ({
      visit,
      host,
    }) => {
      host.fault({files: scripts, delay: 1800});
      host.fault({files: /^setup\.html$/, delay: 400});
      await visit.open('faq');
      await visit.run((ms) => new Promise((done) => setTimeout(done, ms)), at);
      await visit.click('aside .menu__link', 'Установка');
      await visit.sees('h1', 'Установка и настройка');
      // The other page has thirty scripts of its own: they need not be slow too.
      host.repair();
      await visit.hydrated();
      expect(await visit.path()).toBe('setup');
      expect(documents(host.requests).filter((file) => file === 'faq.html')).toHaveLength(1);
    });
  }

  test('lets a reader go back while the scripts are under way', async ({visit, host}) => {
    await visit.open('faq');
    await visit.until('the first paint', () => document.readyState === 'complete');
    host.fault({files: scripts, delay: 1500});
    await visit.open('setup');
    await visit.movePointer();
    await visit.page.back();
    await visit.sees('h1', 'Частые вопросы');
    host.repair();
    await visit.hydrated();
    expect(await visit.path()).toBe('faq');
    host.repair();
    await visit.page.forward();
    await visit.sees('h1', 'Установка');
    await visit.hydrated();
    expect(await visit.path()).toBe('setup');
  });
});
