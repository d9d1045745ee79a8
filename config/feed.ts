import type {FeedOptions} from '../plugins/exports/feed/index';
import {versionId, versions} from '../src/facts';
import {siteTitle} from './identity';

/** The versions of the plugin, as the page about them lists them. */
export const feed: FeedOptions = {
  page: 'reference/versions',
  title: {ru: `${siteTitle}: что нового`, en: `${siteTitle}: what's new`},
  author: siteTitle,
  entries: versions.versions.flatMap(({version, date}) => (date === null ? [] : [{anchor: versionId(version), date}])),
};
