import {beforeAll, describe, expect, it} from 'vitest';
import {
  addressProblems,
  builtDescriptionProblems,
  builtTitleProblems,
  cardProblems,
  outlineProblems,
  alternateProblems,
} from './built/head';
import {builtSite} from './built/here';
import {interfaceProblems} from './built/interface';
import {headingOrderProblems, landmarkProblems} from './built/landmarks';
import {leftoverProblems} from './built/leftovers';
import {linkChecker} from './built/links';
import {pictureProblems} from './built/pictures';
import type {BuiltSite} from './built/site';
import {sourceProblems} from './built/source';
import {cyrillicProblems, typographyProblems} from './built/typography';
import {foreignLabels} from './allowed';
import {contentCheckOptions} from './site/options';
import {loadPages} from './site/pages';
import {expectNone} from './site/report';

describe('each built page', () => {
  let site: BuiltSite;

  beforeAll(() => {
    site = builtSite();
  });

  it('is in the sitemaps, in both languages', () => {
    const count = (locale: string) => site.pages.filter((page) => page.locale === locale).length;
    expect(count('ru')).toBeGreaterThan(10);
    expect(count('en')).toBe(count('ru'));
  });

  it('has a title of its own', () => expectNone(builtTitleProblems(site)));
  it('has the title and the description of its source', async () => {
    const listed = (await loadPages()).filter(({frontMatter}) => frontMatter.unlisted !== true);
    expectNone(sourceProblems(site, listed));
  });

  it.each([
    ['has one heading, the form of title, its language', outlineProblems],
    ['has a description of the right length', builtDescriptionProblems],
    ['shows no syntax', leftoverProblems],
    ['has landmarks with names of their own', landmarkProblems],
    ['has headings that leave no level out', headingOrderProblems],
    ['has pictures with words', pictureProblems],
  ])('%s', (_, check) => expectNone(site.pages.flatMap(check)));

  it.each([
    ['names its address and those of its languages', addressProblems],
    ['has its translation in the sitemaps', alternateProblems],
    ['has a card', cardProblems],
  ])('%s', (_, check) => expectNone(site.pages.flatMap((page) => check(page, site))));

  it('has an interface in its language', () =>
    expectNone(site.pages.flatMap((page) => interfaceProblems(page, contentCheckOptions().names))));
  it('is set by the rules of its language', () => expectNone(site.pages.flatMap((page) => typographyProblems(page))));
  it('has no words of the other language in English', () =>
    expectNone(site.pages.flatMap((page) => cyrillicProblems(page, foreignLabels))));
  it('links to what is there', () => expectNone(site.pages.flatMap(linkChecker(site))));
});
