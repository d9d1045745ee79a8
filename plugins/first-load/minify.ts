import type {Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';

/**
 * The bundler's start, on pages and in the search's worker. By how often letters occur, those of hashes too, its short
 * names would differ between a warm build and a cold one, since hashes are others until all is written.
 */
const start = /\b(?:runtime~main|search)\./;

/**
 * The engine's minifier writes every Cyrillic letter as six characters and the syntax of 2009; every server of this
 * site says that scripts are UTF-8, and the oldest browser that it supports is of 2023.
 * Drop it when the engine's `getSwcJsMinimizerOptions` follows the browserslist.
 */
export function keepingUtf8(
  {optimization}: {optimization?: {minimizer?: unknown}},
  {SwcJsMinimizerRspackPlugin}: typeof Rspack,
): Pick<Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>, 'mergeStrategy' | 'optimization'> {
  const minimizers = optimization?.minimizer as {name?: string}[];
  const others = minimizers.filter((one) => one.name !== 'SwcJsMinimizerRspackPlugin');
  if (others.length !== minimizers.length - 1) {
    throw new Error('first-load: the engine minifies scripts in a way unknown here; see plugins/first-load/minify.ts.');
  }
  const minimizer = (mangle: boolean | object, files: {include?: RegExp; exclude?: RegExp}) =>
    new SwcJsMinimizerRspackPlugin({
      ...files,
      extractComments: false,
      minimizerOptions: {
        ecma: 2020,
        module: true,
        mangle,
        compress: {ecma: 2020, passes: 2},
        format: {ecma: 2020, comments: false, asciiOnly: false},
      },
    });
  return {
    mergeStrategy: {'optimization.minimizer': 'replace'},
    optimization: {
      // The types do not know this option of swc.
      minimizer: [
        minimizer(true, {exclude: start}),
        minimizer({disableCharFreq: true}, {include: start}),
        ...others,
      ] as never,
    },
  };
}
