import Validator from '@adobe/structured-data-validator';
import {beforeAll, describe, expect, it} from 'vitest';
import {versions} from '../../../src/facts';
import {builtSite} from '../built/here';
import type {BuiltPage} from '../built/site';
import {schemaOrg} from './schemaOrg';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Described {
  page: BuiltPage;
  things: Thing[];
}

/** Everything that the scripts of data in a page tell, each thing with the names of its types as they are written. */
function thingsOf({$}: BuiltPage): Thing[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Thing & {'@graph'?: Thing[]};
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });
}

/** What may be left out, and the way to pages that stand right under the first one: it has one step. */
const optional = /^WARNING (?:Missing field "\w+" \(optional\)|At least two ListItems are required)$/;

describe('structured data', () => {
  let pages: Described[];
  let documents: Described[];
  const of = (type: string) =>
    pages.flatMap(({page, things}) =>
      things.filter((thing) => thing['@type'] === type).map((thing) => ({page, thing})),
    );

  beforeAll(() => {
    pages = builtSite().pages.map((page) => ({page, things: thingsOf(page)}));
    documents = pages.filter(({page}) => page.$('.theme-doc-markdown').length > 0);
  });

  it('is valid by the vocabulary of schema.org and the rules of search engines', async () => {
    const validator = new Validator(schemaOrg());
    const issues = await Promise.all(
      pages.map(async ({page, things}) => {
        const jsonld: Record<string, Thing[]> = {};
        things.forEach((thing) => (jsonld[thing['@type']] ??= []).push({'@context': 'https://schema.org', ...thing}));
        const found = await validator.validate({jsonld, microdata: {}, rdfa: {}, metatags: {}, errors: []});
        return found.map(
          ({severity, issueMessage, path}) => [`${severity} ${issueMessage}`, page.file, path.at(-1)] as const,
        );
      }),
    );
    expect(issues.flat().filter(([issue]) => !optional.test(issue))).toEqual([]);
  });

  it('is refused by that validator when it is wrong', async () => {
    const wrong = {'@context': 'https://schema.org', '@type': 'TechArticle', headlines: 'No such property'};
    const crumb = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{'@type': 'ListItem'}],
    };
    const jsonld = {TechArticle: [wrong], BreadcrumbList: [crumb]};
    const found = await new Validator(schemaOrg()).validate({
      jsonld,
      microdata: {},
      rdfa: {},
      metatags: {},
      errors: [],
    });
    expect(found.some(({issueMessage}) => issueMessage.includes('headlines'))).toBe(true);
    expect(found.some(({path}) => path.some(({type}) => type === 'BreadcrumbList'))).toBe(true);
  });

  it('says of every document what it is, in which language and since when', () => {
    expect(of('TechArticle')).toHaveLength(documents.length);
    for (const {page, thing} of of('TechArticle')) {
      const {$, url, locale, file} = page;
      expect(thing, file).toMatchObject({
        url: encodeURI(url),
        headline: $('h1').text(),
        inLanguage: locale,
        description: $('meta[name="description"]').attr('content'),
        image: $('meta[property="og:image"]').attr('content'),
        dateModified: $('.theme-doc-markdown time').attr('datetime'),
      });
    }
  });

  it('tells the way to every document but the first', () => {
    const trails = of('BreadcrumbList').map(({page}) => page.file);
    const files = documents.map(({page}) => page.file);
    expect(files.filter((file) => !trails.includes(file))).toEqual([]);
  });

  it('tells every question of the FAQ with an answer that is on the page', () => {
    const faqs = of('FAQPage');
    expect(faqs.map(({page}) => page.file)).toEqual(['faq.html', 'en/faq.html']);
    for (const {page, thing} of faqs) {
      const asked = thing.mainEntity as {name: string; acceptedAnswer: {text: string}}[];
      const headings = page.$('.theme-doc-markdown h3').toArray();
      const plain = (words: string) =>
        words
          .replace(/\u200b/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      expect(asked.map(({name}) => plain(name))).toEqual(headings.map((heading) => plain(page.$(heading).text())));
      const text = plain(page.$('.theme-doc-markdown').text());
      expect(
        asked.filter(({acceptedAnswer}) => acceptedAnswer.text === '' || !text.includes(plain(acceptedAnswer.text))),
      ).toEqual([]);
    }
  });

  it('tells the steps of the set-up pages', () => {
    const tasks = of('HowTo');
    expect(tasks.map(({page}) => page.file)).toEqual(['setup.html', 'yandex.html', 'en/setup.html', 'en/yandex.html']);
    for (const {page, thing} of tasks) {
      const sections = thing.step as {itemListElement: unknown[]}[];
      expect(sections.length, page.file).toBeGreaterThan(2);
      expect(sections.flatMap(({itemListElement}) => itemListElement).length, page.file).toBeGreaterThan(9);
    }
  });

  it('tells on the first pages of which software they speak', () => {
    const software = of('SoftwareApplication');
    expect(software.map(({page}) => page.file)).toEqual(['index.html', 'en/index.html']);
    for (const {thing} of software) {
      expect(thing).toMatchObject({name: 'CDEKDelivery', softwareVersion: versions.versions[0]?.version});
    }
  });
});
