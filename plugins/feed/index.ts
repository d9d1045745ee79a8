import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomOf, type FeedEntry} from './feed.ts';
import {feedFile} from './file.ts';

export type {FeedEntry} from './feed.ts';

export interface FeedOptions {
  /** Path of the page under the base URL, such as reference/versions. */
  page: string;
  /** Title of the feed by language. */
  title: Readonly<Record<string, string>>;
  author: string;
  /** Sections of the page, newest first. */
  entries: readonly FeedEntry[];
}

/** An Atom feed of what a page tells by date, in each language; every page names it in its head. */
export default function feed({baseUrl, i18n, siteConfig}: LoadContext, options: FeedOptions): Plugin {
  const {page, author, entries} = options;
  const language = i18n.currentLocale;
  const title = options.title[language] ?? siteConfig.title;

  return {
    name: 'feed',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'application/atom+xml', title, href: baseUrl + feedFile},
        },
      ],
    }),

    async postBuild({outDir}) {
      const [at, html] = [siteConfig.url + baseUrl, await readFile(join(outDir, `${page}.html`), 'utf8')];
      const source = {html, page: at + page, self: at + feedFile, title, author, language, entries};
      await writeFile(join(outDir, feedFile), atomOf(source));
    },
  };
}
