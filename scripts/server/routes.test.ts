import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFiles, type TestSite} from './site.fixture';

const category = 'category/функционал-для-покупателя';
const files = {
  'index.html': 'ru home',
  '404.html': 'ru 404',
  'faq.html': 'ru faq',
  'faq.md': '# faq',
  'functionality-admin/cod.html': 'cod',
  [`${category}.html`]: 'category',
  'en/index.html': 'en home',
  'en/404.html': 'en 404',
  'en/faq.html': 'en faq',
  'assets/js/main.3b0e6b6d.js': 'code',
  'assets/js/main.3b0e6b6d.js.br': 'compressed code',
  '.secret': 'hidden',
  _headers: '/*',
  '.well-known/security.txt': 'contact',
};

let site: TestSite;

beforeAll(async () => {
  site = await serveFiles(files);
});

afterAll(() => site.close());

describe('routes', () => {
  it.each([
    ['/wordpress/', 'ru home'],
    ['/wordpress/index.html', 'ru home'],
    ['/wordpress/faq', 'ru faq'],
    ['/wordpress/faq?q=1', 'ru faq'],
    ['/wordpress/faq.html', 'ru faq'],
    ['/wordpress/faq/index.html', 'ru faq'],
    ['/wordpress/faq.md', '# faq'],
    ['/wordpress/en/', 'en home'],
    ['/wordpress/en.html', 'en home'],
    ['/wordpress/en/faq', 'en faq'],
    ['/wordpress/functionality-admin/cod', 'cod'],
    [`/wordpress/${encodeURI(category)}`, 'category'],
    [`/wordpress/${encodeURI(category.normalize('NFD'))}`, 'category'],
    ['/wordpress/.well-known/security.txt', 'contact'],
    ['http://localhost/wordpress/faq', 'ru faq'],
  ])('%s answers 200 with “%s”', async (path, text) => {
    expect(await site.get(path)).toMatchObject({status: 200, text});
  });

  it.each([
    ['/', 302, '/wordpress/'],
    ['/wordpress', 301, '/wordpress/'],
    ['/wordpress/faq/', 301, '/wordpress/faq'],
    ['/wordpress/faq/?q=a', 301, '/wordpress/faq?q=a'],
    ['/wordpress/faq%2F', 301, '/wordpress/faq'],
    ['/wordpress/en', 301, '/wordpress/en/'],
    [`/wordpress/${encodeURI(category)}/`, 301, `/wordpress/${encodeURI(category)}`],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const reply = await site.get(path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/wordpress/nothing', 'ru 404'],
    ['/wordpress/functionality-admin/', 'ru 404'],
    ['/wordpress/functionality-admin', 'ru 404'],
    ['/wordpress/de/faq', 'ru 404'],
    ['/wordpress/en/nothing', 'en 404'],
    ['/wordpress/en/nothing/deep/', 'en 404'],
    ['/elsewhere', 'ru 404'],
    ['/wordpresses/faq', 'ru 404'],
    ['/wordpress//faq', 'ru 404'],
    ['//evil.example/', 'ru 404'],
    ['/wordpress/.secret', 'ru 404'],
    ['/wordpress/_headers', 'ru 404'],
    ['/wordpress/%2e%2e%2fpackage.json', 'ru 404'],
    ['/wordpress/a%00b', 'ru 404'],
    ['/wordpress/../x', 'ru 404'],
    ['/%2e%2e/x', 'ru 404'],
    ['*', 'ru 404'],
    ['/wordpress/..%5cfaq', 'ru 404'],
    ['/wordpress/assets/js/main.3b0e6b6d.js.br', 'ru 404'],
    ['/wordpress/....//package.json', 'ru 404'],
    ['/wordpress/%c3%a4%23?%3f', 'ru 404'],
  ])('%s answers 404 with “%s”', async (path, text) => {
    expect(await site.get(path)).toMatchObject({status: 404, text});
  });

  it('answers 404 to an address longer than a file system takes', async () => {
    expect(await site.get(`/wordpress/${'a'.repeat(8000)}`)).toMatchObject({status: 404, text: 'ru 404'});
  });

  it.each(['/wordpress/%E0%A4%A', '/wordpress/%', '/wordpress/%ff', '/wordpress/%c0%ae%c0%ae/x', 'http://['])(
    '%s answers 400',
    async (path) => {
      expect(await site.get(path)).toMatchObject({status: 400});
    },
  );

  it('answers 404 in plain text where the site has no page for that', async () => {
    const bare = await serveFiles({'index.html': 'home'});
    expect(await bare.get('/wordpress/nothing')).toMatchObject({status: 404, text: 'Not found\n'});
    await bare.close();
  });
});
