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

/** Everything in the structured data of a page, each thing with the names of its types as they are written. */
function thingsOf({$}: BuiltPage): Thing[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Thing & {'@graph'?: Thing[]};
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });
}

const plain = (words: string) =>
  words
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What may be left out, and the way to pages directly under the first one: it has one step. */
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

  it('has type, language and dates of every document', () => {
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

  it('has the breadcrumbs of every document but the first', () => {
    const trails = of('BreadcrumbList').map(({page}) => page.file);
    const files = documents.map(({page}) => page.file);
    expect(files.filter((file) => !trails.includes(file))).toEqual([]);
  });

  it('has the questions of the FAQ with answers that are on the page, the same ones in both languages', () => {
    const faqs = of('FAQPage');
    expect(faqs.map(({page}) => page.file)).toEqual(['faq.html', 'en/faq.html']);
    const ids = faqs.map(({page, thing}) => {
      const asked = thing.mainEntity as {name: string; acceptedAnswer: {text: string}}[];
      const headings = new Map(
        page
          .$('.theme-doc-markdown h3')
          .toArray()
          .map((heading) => [plain(page.$(heading).text()), page.$(heading).attr('id')]),
      );
      const article = page.$('.theme-doc-markdown').clone();
      article.find('[data-text-mark]').remove();
      const text = plain(article.text());
      expect(
        asked.filter(({acceptedAnswer}) => acceptedAnswer.text === '' || !text.includes(plain(acceptedAnswer.text))),
      ).toEqual([]);
      return asked.map(({name}) => headings.get(plain(name)));
    });
    expect(ids[0]?.length).toBeGreaterThan(14);
    expect(ids[0]).not.toContain(undefined);
    expect(ids[1]).toEqual(ids[0]);
  });

  it('has the steps of the set-up pages, each with a text and a place that is there', () => {
    const tasks = of('HowTo');
    expect(tasks.map(({page}) => page.file)).toEqual(['setup.html', 'yandex.html', 'en/setup.html', 'en/yandex.html']);
    for (const {page, thing} of tasks) {
      const steps = thing.step as {name: string; url: string; text: string}[];
      const sections = page.$('.theme-doc-markdown :is(h2, h3)').filter((_, heading) => {
        const under = page.$(heading).nextUntil('h2, h3');
        return under.is('ol');
      });
      expect(steps.length, page.file).toBeGreaterThan(4);
      expect(
        steps.map(({name, url}) => [name, url].map(plain)),
        page.file,
      ).toEqual(
        sections
          .toArray()
          .map((heading) => [page.$(heading).text(), `${page.url}#${page.$(heading).attr('id')}`].map(plain)),
      );
      expect(
        steps.filter(({text}) => text.length < 8),
        page.file,
      ).toEqual([]);
    }
  });

  it('names the software on the first pages', () => {
    const software = of('SoftwareApplication');
    expect(software.map(({page}) => page.file)).toEqual(['index.html', 'en/index.html']);
    for (const {thing} of software) {
      expect(thing).toMatchObject({name: 'CDEKDelivery', softwareVersion: versions.versions[0]?.version});
    }
  });
});
