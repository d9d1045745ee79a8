import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rspack, SwcJsMinimizerRspackPlugin, type Configuration} from '@rspack/core';
import {slimStemmers} from '../../search/docsearch/stemmers.ts';

const require = createRequire(import.meta.url);

function configuration(folder: string, stemmers: string): Configuration {
  return {
    mode: 'production',
    // Browsers that the site supports read modern syntax.
    target: ['web', 'es2022'],
    entry: fileURLToPath(new URL('./client/index.ts', import.meta.url)),
    output: {path: folder, filename: 'search.js'},
    resolve: {alias: {'snowball-stemmers$': stemmers}},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
    optimization: {
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // The file says that it is UTF-8: no need for six characters a letter.
          minimizerOptions: {
            ecma: 2020,
            compress: {ecma: 2020, passes: 2},
            format: {comments: false, asciiOnly: false},
          },
        }),
      ],
    },
    performance: false,
  };
}

/**
 * The search of a file on disk, engine and all, as one script.
 * @param folder for what is made on the way; emptied
 * @throws Error with what the bundler says when it fails
 */
export async function searchScript(folder: string): Promise<string> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const stemmers = join(folder, 'stemmers.cjs');
  await writeFile(stemmers, slimStemmers(await readFile(require.resolve('snowball-stemmers'), 'utf8')));
  await new Promise<void>((resolve, reject) => {
    rspack(configuration(folder, stemmers), (error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      if (problem) {
        reject(problem);
      } else {
        resolve();
      }
    });
  });
  return readFile(join(folder, 'search.js'), 'utf8');
}
