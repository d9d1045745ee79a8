import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildRun, inBothLanguages, makeSite, page, testWarnings} from './site';

describe('a sound site', () => {
  it('passes npm test', async () => {
    const {code, output} = await testWarnings(makeSite('sound'));
    expect(output).toContain('\n2 passed, 0 failed');
    expect(code).toBe(0);
  });
});

describe('a broken link', () => {
  it('stops the build with page and address', async () => {
    const {code, output} = await build(makeSite('broken-link', inBothLanguages('a.mdx', page('[Туда](/nowhere)'))));
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toMatch(/source page path = \/wordpress\/a:\s+-> linking to \/wordpress\/nowhere/);
    expect(code).toBe(1);
  });
});

describe('what only warns at the build', () => {
  let run: BuildRun;

  beforeAll(async () => {
    const siteDir = makeSite('warnings', {
      ...inBothLanguages('anchor.mdx', page('[Туда](./home.mdx#nowhere)')),
      // The address of the page looks like the file that is missing, so that the link itself is not broken.
      ...inBothLanguages('file.mdx', page('[Туда](./missing.mdx)', 'slug: /missing.mdx\n')),
      ...inBothLanguages('one.mdx', page('Раз.', 'slug: /same\n')),
      ...inBothLanguages('two.mdx', page('Два.', 'slug: /same\n')),
    });
    run = await testWarnings(siteDir);
  });

  it('fails npm test, though the build passes', () => {
    expect(run.output).toMatch(/^build +1 passed, 0 failed/m);
    expect(run.output).toMatch(/^warnings +0 passed, 1 failed/m);
    expect(run.output).toContain('\n1 passed, 1 failed');
    expect(run.code).toBe(1);
  });

  it.each([
    ['broken anchors', /source page path = \/wordpress\/anchor:\s+-> linking to \/wordpress\/#nowhere/],
    ['broken Markdown link', /`\.\/missing\.mdx`.*"docs\/file\.mdx"/],
    ['duplicate routes', /\/wordpress\/same/],
  ])('is named: %s', (kind, text) => {
    const [, reported] = run.output.split(`[${kind}]`);
    expect(reported).toMatch(text);
  });

  it('is nothing else', () => {
    const kinds = run.output.match(/^\[[a-z][a-zA-Z ]*\]/gm) ?? [];
    expect([...new Set(kinds)].sort()).toEqual(['[broken Markdown link]', '[broken anchors]', '[duplicate routes]']);
  });
});
