import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {docsFolder} from '../../config/locales';
import {build, inBothLanguages, makeSite, page} from './site';

const english = docsFolder('en');

/** A translation file of the site without one of its messages. */
function without(file: string, key: string): Record<string, string> {
  const {[key]: taken, ...rest} = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(taken).toBeDefined();
  return {[file]: JSON.stringify(rest)};
}

describe('a missing translation', () => {
  it('stops the build, whichever language lacks it', async () => {
    const siteDir = makeSite('translations', {'docs/a/b.mdx': page('Текст.'), [`${english}/c.mdx`]: page('Text.')});
    const {code, output} = await build(siteDir);
    expect(output).toContain(
      `${english}/a/b.mdx: the page has no “en” translation of docs/a/b.mdx. Write ${english}/a/b.mdx, or delete docs/a/b.mdx.`,
    );
    expect(output).toContain(`docs/c.mdx: the page has no “ru” translation of ${english}/c.mdx.`);
    expect(code).toBe(1);
  });
});

describe('wrong front matter', () => {
  it('stops the build with key, value and what is known', async () => {
    const siteDir = makeSite(
      'front-matter',
      inBothLanguages('a.mdx', page('Текст.', 'alias: [ПВЗ]\nchecked_with: 5.0\n')),
    );
    const {code, output} = await build(siteDir);
    expect(output).toContain(
      'docs/a.mdx:3: the front matter key “alias” is unknown. Use one of the nearest known keys (aliases, ',
    );
    expect(output).toContain(
      'docs/a.mdx:4: the front matter key “checked_with” has the value 5. Give it a version in quotes, such as "5.0".',
    );
    expect(output).toContain(`${english}/a.mdx:3: `);
    expect(code).toBe(1);
  });
});

describe('a source that the plugin does not have', () => {
  it('stops the build with the nearest ones, and so do sources in a translation', async () => {
    const siteDir = makeSite('sources', {
      'docs/a.mdx': page('Текст.', 'sources: [src/Calc.php::rond]\n'),
      [`${english}/a.mdx`]: page('Text.', 'sources: [src/Calc.php::round]\n'),
      'facts/sources.lock.json': JSON.stringify({places: {'src/Calc.php': ['round', 'sum']}, pages: {}}),
    });
    const {code, output} = await build(siteDir);
    expect(output).toContain(
      'docs/a.mdx:3: the plugin has no source “src/Calc.php::rond”. Use one of the nearest (src/Calc.php::round, ',
    );
    expect(output).toContain(`${english}/a.mdx:3: the front matter key “sources” is in a translation.`);
    expect(code).toBe(1);
  });
});

describe('a missing text', () => {
  it('of code or theme stops the build', async () => {
    const source = `import {translate} from '@docusaurus/Translate';\n\nexport const hello = translate({id: 'test.hello', message: 'Здравствуйте'});\n`;
    const siteDir = makeSite('code-messages', {
      ...without('i18n/ru/code.json', 'theme.NavBar.navAriaLabel'),
      'src/hello.ts': source,
    });
    const {code, output} = await build(siteDir);
    expect(output).toContain(
      'i18n/en/code.json: the message “test.hello” of src/hello.ts is missing; without it a reader sees “Здравствуйте”.',
    );
    expect(output).toContain('i18n/ru/code.json: the message “theme.NavBar.navAriaLabel”');
    expect(output).toContain('Add "theme.NavBar.navAriaLabel": {"message": "…"} in the language “ru”.');
    expect(code).toBe(1);
  });

  it('of navbar, footer or sidebar stops the build', async () => {
    const siteDir = makeSite('labels', {
      ...without('i18n/en/docusaurus-theme-classic/navbar.json', 'title'),
      ...without('i18n/en/docusaurus-theme-classic/footer.json', 'link.title.О плагине'),
      ...without(`${english}.json`, 'sidebar.manual.category.customer'),
    });
    const {code, output} = await build(siteDir);
    expect(output).toContain(
      'i18n/en/docusaurus-theme-classic/navbar.json: the message “title” is missing; its source is “Delivery”.',
    );
    expect(output).toContain('footer.json: the message “link.title.О плагине” is missing; its source is “О плагине”.');
    expect(output).toContain(`${english}.json: the message “sidebar.manual.category.customer” is missing`);
    expect(code).toBe(1);
  });
});
