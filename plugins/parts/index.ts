import {sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {groupsOf} from './groups.ts';
import {linkSheets, sheetsIn} from './sheets.ts';

interface Options {
  /** Folder with components that pages use → its folders that those components share. */
  rooms: Readonly<Record<string, readonly string[]>>;
}

/** Gives the components of some folders scripts and style sheets of their own, which reach the pages that show them. */
export default function parts({siteDir, i18n}: LoadContext, {rooms}: Options): Plugin {
  const groups = Object.entries(rooms).flatMap(([room, shared]) => groupsOf(siteDir, room, shared));

  return {
    name: 'parts',

    configureWebpack(_config, isServer) {
      const cacheGroups = Object.fromEntries(groups.map((one) => [one.name, one]));
      return isServer ? {} : {optimization: {splitChunks: {cacheGroups}}};
    },

    async postBuild({outDir, baseUrl}) {
      const names = groups.map(({name}) => name);
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      linkSheets(
        outDir,
        sheetsIn(outDir, baseUrl, names),
        others.map((locale) => locale + sep),
      );
    },
  };
}
