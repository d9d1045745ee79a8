import facts from '../facts/versions.json';
import type {FeedOptions} from '../plugins/exports/feed/index';
import {siteTitle} from './identity';

/** The versions of the plugin, as the page about them lists them. */
export const feed: FeedOptions = {
  page: 'reference/versions',
  title: {ru: `${siteTitle}: что нового`, en: `${siteTitle}: what’s new`},
  author: siteTitle,
  entries: facts.versions.flatMap(({version, date}) =>
    date === null ? [] : [{anchor: `v${version.replaceAll('.', '-')}`, date}],
  ),
};
