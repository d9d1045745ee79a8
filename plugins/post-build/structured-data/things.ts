import type {CheerioAPI} from 'cheerio';
import {canonicalAddress, plainText, titleOf} from '../../docusaurus/html';

export type Part = ReturnType<CheerioAPI>;

/** A thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What the head and the title of a document hold about it. */
export interface PageFacts {
  url: string;
  language: string;
  title: string;
  description: string;
  image: string | undefined;
  /** ISO day of the last change. */
  modified: string | undefined;
}

/**
 * What a built document is about.
 * @param text of the document
 * @param page its name in errors
 * @throws Error when it has no address or title
 */
export function factsOf($: CheerioAPI, text: Part, page: string): PageFacts {
  const meta = (selector: string) => $(`meta[${selector}]`).attr('content');
  return {
    url: canonicalAddress($, page),
    language: $('html').attr('lang') ?? '',
    title: titleOf($, page),
    description: meta('name="description"') ?? '',
    image: meta('property="og:image"'),
    modified: text.find('time').first().attr('datetime'),
  };
}

/** The document as an article about how to do something. */
export function article({url, language, title, description, image, modified}: PageFacts, author: Thing): Thing {
  return {
    '@type': 'TechArticle',
    url,
    headline: title,
    description,
    inLanguage: language,
    ...(image && {image}),
    ...(modified && {dateModified: modified}),
    author,
  };
}

/** Shorter, a first sentence such as “Yes.” is no answer yet. */
const leastAnswer = 40;

/** The sentences with which a text answers: as many of the first ones as make an answer. */
function answerOf(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“])/u);
  const enough = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(' ').length >= leastAnswer);
  return sentences.slice(0, enough < 0 ? undefined : enough + 1).join(' ');
}

/** Signs that no text has: where a number led to a figure, and where a part of a text with a look of its own ends. */
const [figureMark, partEnd] = ['\uE000', '\uE001'];

/** The words of a part of a document, without the numbers that lead to its figures and the space before them. */
function wordsOf(part: Part): string {
  const copy = part.clone();
  copy.find('[data-text-mark]').replaceWith(figureMark);
  return plainText(copy.text().replace(new RegExp(`\\s*${figureMark}`, 'g'), ''));
}

/**
 * How the text under a heading answers; empty where links or labels are part of that: then the answer is elsewhere, and
 * its words, in pieces in the page, do not pack away.
 */
function answerUnder(heading: Part): string {
  const text = heading.nextUntil('h2, h3', 'p, ul, ol').first().clone();
  text.find(':not(li, p)').append(partEnd);
  const answer = answerOf(wordsOf(text));
  return answer.includes(partEnd) ? '' : answer;
}

/** Questions with their answers in short: each heading of level 3 that is answered in plain words. */
export function questions($: CheerioAPI, text: Part): Thing {
  const mainEntity = text
    .find('h3[id]')
    .toArray()
    .map((heading) => ({
      '@type': 'Question',
      name: plainText($(heading).text()),
      acceptedAnswer: {'@type': 'Answer', text: answerUnder($(heading))},
    }))
    .filter(({acceptedAnswer}) => acceptedAnswer.text !== '');
  return {'@type': 'FAQPage', mainEntity};
}

/** Steps of the document: each section with a numbered list, the first item of that list, and where the rest of it is. */
export function steps($: CheerioAPI, text: Part, {url, title}: PageFacts): Thing {
  const step = text
    .find('h2[id], h3[id]')
    .toArray()
    .flatMap((heading) => {
      const [first] = $(heading).nextUntil('h2, h3', 'ol').first().children('li').toArray();
      if (!first) {
        return [];
      }
      const name = plainText($(heading).text());
      return [{'@type': 'HowToStep', name, url: `${url}#${$(heading).attr('id') ?? ''}`, text: wordsOf($(first))}];
    });
  return {'@type': 'HowTo', name: title, step};
}
