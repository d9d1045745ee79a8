import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblem} from './problem';
import {claimsOf, fileSourceProblems, sourceProblems} from './sources';

const lock = {
  places: {
    'src/Calc.php': ['LIMIT', 'round', 'sum'],
    'src/Cal.php': ['rounding'],
    'templates/order.php': [],
    'templates/create.php': [],
  },
  pages: {'docs/a.mdx': {digests: {'src/Gone.php::old': 'abc'}}},
};
const source = `---
title: А
sources: [src/Calc.php::round, templates/ordr.php]
section_sources:
  rounding: [src/Calc.php::rounding]
  weight: [src/Calc.php]
---

## Rounding {/* #rounding */}

\`\`\`md
## Weight {/* #weight */}
\`\`\`

<SettingsSection id="parcel" />
`;
const frontMatter = {
  sources: ['src/Calc.php::round', 'templates/ordr.php'],
  section_sources: {rounding: ['src/Calc.php::rounding'], weight: ['src/Calc.php']},
};

function messages(given: Record<string, unknown>, isTranslation = false): string[] {
  const page = {file: 'docs/a.mdx', source, frontMatter: given, isTranslation};
  return sourceProblems(page, () => lock).map(formatProblem);
}

describe('claimsOf', () => {
  it('reads the places of the page and of its sections', () => {
    expect(claimsOf({sources: ['a.php'], section_sources: {b: ['c.php::d']}})).toEqual([
      {place: 'a.php', section: null},
      {place: 'c.php::d', section: 'b'},
    ]);
    expect(claimsOf({sources: 'a.php', section_sources: ['x']})).toEqual([]);
    expect(claimsOf({section_sources: null})).toEqual([]);
  });
});

describe('sourceProblems', () => {
  it('names line, value and the nearest places or ids', () => {
    expect(messages(frontMatter)).toEqual([
      'docs/a.mdx:6: no heading of the page has the id “weight” of its section_sources. Use one of the nearest (parcel, rounding), or name the places under “sources”.',
      'docs/a.mdx:3: the plugin has no source “templates/ordr.php”. Use one of the nearest (templates/order.php, templates/create.php, src/Calc.php::round), or delete it.',
      'docs/a.mdx:5: the plugin has no source “src/Calc.php::rounding”. Use one of the nearest (src/Calc.php::round, src/Calc.php::LIMIT, src/Calc.php::sum), or delete it.',
      'docs/a.mdx:6: the plugin has no source “src/Calc.php”. Use one of the nearest (src/Calc.php::sum, src/Calc.php::LIMIT, src/Calc.php::round), or delete it.',
    ]);
  });

  it('accepts members, files, headings of components and what the page was read against', () => {
    const sections = {parcel: ['src/Calc.php::sum'], rounding: ['src/Gone.php::old']};
    expect(messages({sources: ['templates/order.php'], section_sources: sections})).toEqual([]);
    expect(messages({title: 'А'})).toEqual([]);
  });

  it('refuses both keys in a translation', () => {
    expect(messages({sources: ['templates/order.php'], section_sources: {}}, true)).toEqual([
      'docs/a.mdx:3: the front matter key “sources” is in a translation. Delete it here: the page of the default locale names the sources for both.',
      'docs/a.mdx:4: the front matter key “section_sources” is in a translation. Delete it here: the page of the default locale names the sources for both.',
    ]);
  });

  it('does not know the names that every object has', () => {
    expect(messages({sources: ['constructor']})).toHaveLength(1);
  });
});

describe('fileSourceProblems', () => {
  it('reads the lock file once it is asked for', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
    mkdirSync(path.join(siteDir, 'docs'));
    writeFileSync(path.join(siteDir, 'docs/b.mdx'), '---\ntitle: Б\n---\n');
    const options = {lock: 'lock.json', isTranslation: false};
    await expect(fileSourceProblems(siteDir, ['docs/b.mdx'], options)).resolves.toEqual([]);
    writeFileSync(path.join(siteDir, 'docs/a.mdx'), source);
    await expect(fileSourceProblems(siteDir, ['docs/a.mdx'], options)).rejects.toThrow('lock.json');
    writeFileSync(path.join(siteDir, 'lock.json'), JSON.stringify(lock));
    await expect(fileSourceProblems(siteDir, ['docs/a.mdx'], options)).resolves.toHaveLength(4);
    rmSync(siteDir, {recursive: true});
  });
});
