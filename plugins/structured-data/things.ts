import type {CheerioAPI} from 'cheerio';

/** A thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What the head and the title of a document say of it. */
export interface PageFacts {
  url: string;
  language: string;
  title: string;
  description: string;
  image: string | undefined;
  /** ISO day of the last change. */
  modified: string | undefined;
}

/** A text without line breaks. Its no-break spaces stay: words that the page has just so add few bytes to it. */
const said = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/[\t\n ]+/g, ' ')
    .trim();

/** Reads a built document. */
export function factsOf($: CheerioAPI): PageFacts {
  const meta = (selector: string) => $(`meta[${selector}]`).attr('content');
  return {
    url: $('link[rel="canonical"]').attr('href') ?? '',
    language: $('html').attr('lang') ?? '',
    title: said($('h1').first().text()),
    description: meta('name="description"') ?? '',
    image: meta('property="og:image"'),
    modified: $('.theme-doc-markdown time').first().attr('datetime'),
  };
}

/** The document as an article about how to do something. */
export function article({url, language, title, description, image, modified}: PageFacts, publisher: Thing): Thing {
  return {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    url,
    headline: title,
    description,
    inLanguage: language,
    ...(image && {image}),
    ...(modified && {dateModified: modified}),
    author: publisher,
    publisher,
  };
}

/** Shorter, a first sentence such as “Yes.” is no answer yet. */
const leastAnswer = 40;

/**
 * The sentences with which a text answers: as many of the first ones as make an answer. A text that the page has with
 * links in it does not pack away, so that each further sentence would be sent twice.
 */
function answerOf(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“])/u);
  const enough = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(' ').length >= leastAnswer);
  return sentences.slice(0, enough < 0 ? undefined : enough + 1).join(' ');
}

/** Questions with their answers in short: each heading of level 3 and how the paragraph under it begins. */
export function questions($: CheerioAPI, {url, language, title}: PageFacts): Thing {
  const mainEntity = $('.theme-doc-markdown h3[id]')
    .toArray()
    .map((heading) => ({
      '@type': 'Question',
      name: said($(heading).text()),
      acceptedAnswer: {
        '@type': 'Answer',
        text: answerOf(said($(heading).nextUntil('h2, h3', 'p, ul, ol').first().text())),
      },
    }))
    .filter(({acceptedAnswer}) => acceptedAnswer.text !== '');
  return {'@type': 'FAQPage', '@id': `${url}#questions`, name: title, inLanguage: language, mainEntity};
}

/** Steps of the document: each section with a numbered list, and the items of that list. */
export function steps($: CheerioAPI, {url, language, title, description, image}: PageFacts): Thing {
  const step = $('.theme-doc-markdown')
    .find('h2[id], h3[id]')
    .toArray()
    .flatMap((heading) => {
      const items = $(heading).nextUntil('h2, h3', 'ol').first().children('li').toArray();
      const itemListElement = items.map((item) => ({
        '@type': 'HowToStep',
        text: said($(item).text()),
      }));
      const section = {
        '@type': 'HowToSection',
        name: said($(heading).text()),
        url: `${url}#${$(heading).attr('id') ?? ''}`,
        itemListElement,
      };
      return items.length > 0 ? [section] : [];
    });
  return {
    '@type': 'HowTo',
    '@id': `${url}#steps`,
    name: title,
    description,
    inLanguage: language,
    ...(image && {image}),
    step,
  };
}
