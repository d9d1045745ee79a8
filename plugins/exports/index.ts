import type {LoadContext, Plugin} from '@docusaurus/types';
import {feedFile} from './feed/file';

export interface Options {
  /** Title of the Atom feed by locale. */
  feedTitle: Readonly<Record<string, string>>;
}

/**
 * Docusaurus plugin: the pages as Markdown, `llms.txt` and an Atom feed. It gives the theme the components that offer
 * them and names the feed in every head; the files are written by steps after the build (`config/postBuild.ts`).
 */
export default function exportsPlugin({baseUrl, i18n, siteConfig}: LoadContext, {feedTitle}: Options): Plugin {
  const title = feedTitle[i18n.currentLocale] ?? siteConfig.title;

  return {
    name: 'exports',

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
  };
}
