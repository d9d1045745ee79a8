import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {keepingUtf8} from './minify.ts';

/** Docusaurus plugin: the first page that a reader opens weighs what it needs and no more. */
export default function firstLoad(_context: LoadContext): Plugin {
  return {
    name: 'first-load',

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production' || currentBundler.name !== 'rspack') {
        return {};
      }
      return keepingUtf8(config, currentBundler.instance as unknown as typeof Rspack);
    },
  };
}
