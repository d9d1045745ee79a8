import {expect, test} from './test';

test('the search finds with typing slips and another keyboard layout, and leads to its page by keys', async ({
  visit,
}) => {
  await visit.open('faq');
  await visit.hydrated();
  await visit.press('k', 'Control');
  await visit.until('the field', () => document.activeElement?.matches('.DocSearch-Input'));
  await visit.page.type('yfrkflyfz');
  await visit.sees('.DocSearch-Hit', 'акладн');
  await visit.press('ArrowDown');
  await visit.press('Enter');
  await visit.until('another page', () => !location.pathname.endsWith('/faq'));
  await visit.sees('h1', '');
});

test('the search page answers, and keeps the query in its address', async ({visit}) => {
  await visit.open('search?q=карта');
  await visit.until('results', () => document.querySelectorAll('main ol > li').length > 1);
  await visit.click('main input[type=search]');
  await visit.page.type(' пуста');
  await visit.until('the query in the address', () => decodeURI(location.search).includes('пуста'));
});

test('a reader moves, goes back and forward, and finds the place of each page', async ({visit, host}) => {
  await visit.open('setup');
  await visit.hydrated();
  await visit.run(() => scrollTo({top: 1500, behavior: 'instant'}));
  await visit.until('the place', () => scrollY === 1500);
  await visit.run(() => {
    addEventListener('click', () => (document.documentElement.dataset.left = String(scrollY)), true);
  });
  await visit.click('aside .menu__link', 'Вопросы и ответы');
  await visit.sees('h1', 'Частые вопросы');
  await visit.until('the top of the page', () => scrollY === 0);
  await visit.until('the title', () => document.title.startsWith('Частые вопросы'));
  await visit.page.back();
  await visit.sees('h1', 'Установка');
  await visit.until('the place before', () => Math.abs(scrollY - Number(document.documentElement.dataset.left)) < 4);
  await visit.page.forward();
  await visit.sees('h1', 'Частые вопросы');
  expect(host.requests.filter((file) => file.endsWith('.html'))).toHaveLength(1);
});

test('an address with a hash shows its heading, and a click on the contents shows another', async ({visit}) => {
  const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1);
  await visit.open('setup#zone');
  await visit.hydrated();
  await visit.until(
    'the heading',
    (id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < 200;
    },
    'zone',
  );
  await visit.click('.table-of-contents a[href="#keys"]');
  await visit.until(
    'the other heading',
    (id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < 200;
    },
    'keys',
  );
  expect(await visit.run(topOf, 'keys')).toBeGreaterThan(0);
});

test('the language changes, and the page stays', async ({visit}) => {
  await visit.open('setup');
  await visit.hydrated();
  const {x, y} = await visit.until('the list of languages', () => {
    const box = document.querySelector('.navbar .dropdown')?.getBoundingClientRect();
    return box && {x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2)};
  });
  await visit.page.moveTo(x, y);
  await visit.click('.navbar .dropdown__menu a', 'English');
  await visit.until('the English page', () => document.documentElement.lang === 'en');
  expect(await visit.path()).toBe('en/setup');
});

test('the menu of a phone leads to a page and closes', async ({visit}) => {
  await visit.page.resize(375, 740);
  await visit.open('en/faq');
  await visit.hydrated();
  await visit.click('.navbar__toggle');
  await visit.click('.navbar-sidebar .menu__link', 'Cash on delivery');
  await visit.until('the page', () => location.pathname.endsWith('/functionality-admin/cod'));
  await visit.until('the closed menu', () => document.querySelector('.navbar-sidebar--show') === null);
});

test('tabs change, and the address keeps the choice', async ({visit}) => {
  await visit.open('functionality-customer/pickup-point');
  await visit.hydrated();
  await visit.click('[role=tab]', 'Блочное');
  await visit.until('the panel', () =>
    [...document.querySelectorAll('[role=tab]')].some(
      (tab) => tab.textContent?.includes('Блочное') && tab.getAttribute('aria-selected') === 'true',
    ),
  );
  expect(await visit.path()).toContain('checkout=block');
});

test('code is copied by its button, which says so', async ({visit}) => {
  await visit.open('functionality-admin/cod');
  await visit.hydrated();
  await visit.until('the button', () => document.querySelector('.theme-code-block') !== null);
  await visit.run(() => document.querySelector('.theme-code-block')?.scrollIntoView({block: 'center'}));
  await visit.click('.theme-code-block button[aria-label^="Скопировать"]');
  await visit.until(
    'the word',
    () => document.querySelector('.theme-code-block button[aria-label="Скопировано"]') !== null,
  );
});

test('a tool answers, and its state is in the address after a reload', async ({visit}) => {
  await visit.open('calculation?parcel-item=12_8_3_0.2_4#parcel-tool');
  await visit.hydrated();
  const headline = () =>
    document.querySelector<HTMLElement>('[data-tool="parcel-tool"] [class*=headline]')?.innerText ?? '';
  const before = await visit.until('a result', headline);
  const field = '[data-tool="parcel-tool"] fieldset input:not([type=radio], [type=checkbox])';
  await visit.click(field);
  await visit.run((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), field);
  await visit.page.type('40');
  const after = await visit.until(
    'another result',
    (known) => {
      const text = document.querySelector<HTMLElement>('[data-tool="parcel-tool"] [class*=headline]')?.innerText ?? '';
      return text !== known && text;
    },
    before,
  );
  await visit.until('the state in the address', () => location.search.includes('_') && location.search.includes('40'));
  await visit.open(await visit.path());
  await visit.hydrated();
  expect(await visit.until('the same result', headline)).toBe(after);
});

test('an operable figure changes with a click', async ({visit}) => {
  await visit.open('functionality-customer/old-checkout');
  await visit.hydrated();
  await visit.until('an operable figure', () => document.querySelector('figure [data-operable]') !== null);
  await visit.click('figure [data-operable] button[data-choose]');
  await visit.until('the map', () => document.querySelector('figure [role=dialog]') !== null);
  await visit.press('Escape');
  await visit.until('the closed map', () => document.activeElement?.matches('[data-choose]'));
});
