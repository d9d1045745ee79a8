import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {missingTranslations, pagesIn} from '../../plugins/content-checks/pages';
import {pageFrontMatterProblems} from '../../plugins/content-checks/frontMatter';
import {fileSourceProblems} from '../../plugins/content-checks/sources';
import {readLock} from '../../scripts/drift/sources/lock';
import {settings} from '../../src/facts';
import {mixedWords, pagesWithoutSources, pictures} from './allowed';
import {admonitionLimitProblems, admonitionParityProblems} from './checks/admonitions';
import {admonitionSyntaxProblems} from './checks/admonition-syntax';
import {checkedWithProblems} from './checks/checked-with';
import {classicHeadingIdProblems} from './checks/classic-heading-id';
import {codeParityProblems} from './checks/code-parity';
import {descriptionProblems} from './checks/description';
import {markProblems, missingFigureProblems} from './checks/figures';
import {frontMatterParityProblems} from './checks/front-matter-parity';
import {requiredFrontMatterProblems} from './checks/front-matter-required';
import {headingIdProblems} from './checks/heading-ids';
import {headingParityProblems} from './checks/heading-parity';
import {homoglyphProblems} from './checks/homoglyphs';
import {imageProblems, picturesIn} from './checks/images';
import {accordionProblems, jsxParityProblems} from './checks/jsx';
import {linkParityProblems} from './checks/link-parity';
import {linkProblems} from './checks/links';
import {listParityProblems} from './checks/list-parity';
import {markdownProblems} from './checks/markdown-lint';
import {type Json, jsonNumberProblems, numberParityProblems} from './checks/number-parity';
import {pageSourceProblems} from './checks/page-sources';
import {straightQuoteProblems} from './checks/straight-quotes';
import {tableParityProblems} from './checks/table-parity';
import {titleProblems} from './checks/titles';
import {topHeadingProblems} from './checks/top-heading';
import {loadPages, pairsOf} from './site/pages';
import {pageFolders, siteDir} from './site/paths';
import {expectNone} from './site/report';
import {filesIn} from './words/sources';

const files = pageFolders.flatMap((one) => pagesIn(siteDir, one).map((page) => `${one.folder}/${page}`));
const lock = 'facts/sources.lock.json';
const read = (file: string) => ({file, source: readFileSync(path.join(siteDir, file), 'utf8')});
const sources = files.map(read);
const notes = ['CONTRIBUTING.md', 'README.md', 'STYLE.md', 'STYLE.ru.md'].map(read);

describe('files', () => {
  it('are there', () => expect(files.length).toBeGreaterThan(0));
  it('have their translations', () => expectNone(missingTranslations(siteDir, pageFolders)));
  it('have no heading id in the old syntax', () => expectNone(sources.flatMap(classicHeadingIdProblems)));
  it('are valid Markdown', () => expectNone([...sources, ...notes].flatMap(markdownProblems)));
  it('have front matter that the build knows', async () => {
    const problems = await Promise.all(files.map((file) => pageFrontMatterProblems(siteDir, file)));
    expectNone(problems.flat());
  });
  it('name sources that the plugin has', async () => {
    const problems = await Promise.all(
      pageFolders.map((one) => {
        const inFolder = pagesIn(siteDir, one).map((page) => `${one.folder}/${page}`);
        return fileSourceProblems(siteDir, inFolder, {lock, isTranslation: one.folder !== 'docs'});
      }),
    );
    expectNone(problems.flat());
  });
  it('are no screenshots', () => expectNone(imageProblems(picturesIn(siteDir), pictures)));
});

describe('each page', async () => {
  const pages = await loadPages();
  it.each([
    ['has the front matter that readers need', requiredFrontMatterProblems],
    ['has a description of the right length', descriptionProblems],
    ['has an id on every heading', headingIdProblems],
    ['has its headings in steps', topHeadingProblems],
    ['has admonitions that the engine knows', admonitionSyntaxProblems],
    ['has few admonitions', admonitionLimitProblems],
    ['hides nothing', accordionProblems],
    ['links by file', linkProblems],
  ])('%s', (_, check) => expectNone(pages.flatMap(check)));

  it('shows the screens that it sends the reader to', () => expectNone(pages.flatMap(missingFigureProblems)));
  it('links its figures to its steps', () => expectNone(pages.flatMap(markProblems)));

  it('was checked with no newer plugin than the facts describe', () =>
    expectNone(pages.flatMap((page) => checkedWithProblems(page, settings.plugin))));
  it('names its sources, recorded when it was read', () => {
    const originals = pages.filter(({locale}) => locale === 'ru');
    expectNone(pageSourceProblems(originals, readLock(siteDir), pagesWithoutSources));
  });
  it('has a title of its own', () => expectNone(titleProblems(pages)));
  it('keeps to one script in a word', () => expectNone(pages.flatMap((page) => homoglyphProblems(page, mixedWords))));
  it('quotes by the rules, in Russian', () =>
    expectNone(pages.filter(({locale}) => locale === 'ru').flatMap(straightQuoteProblems)));
});

describe('the two languages of a page', async () => {
  const pairs = pairsOf(await loadPages());
  it.each([
    ['front matter', frontMatterParityProblems],
    ['headings', headingParityProblems],
    ['admonitions', admonitionParityProblems],
    ['code', codeParityProblems],
    ['tables', tableParityProblems],
    ['lists', listParityProblems],
    ['numbers', numberParityProblems],
    ['links', linkParityProblems],
    ['elements', jsxParityProblems],
  ])('have the same %s', (_, check) => expectNone(pairs.flatMap(check)));

  it('have the same numbers in the facts, and in the words of figures and tools', () => {
    const jsonFiles = [...filesIn('facts', /^facts\/[\w-]+\.json$/), ...filesIn('src', /\/words\.json$/)];
    expect(jsonFiles.length).toBeGreaterThan(20);
    expectNone(jsonFiles.flatMap((file) => jsonNumberProblems(file, JSON.parse(read(file).source) as Json)));
  });
});
