import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {slimStemmers} from '../../../search/docsearch/stemmers';

/** The stemmers of our two languages, as the site has them: the package carries twenty-four. */
const ourStemmers: Plugin = {
  name: 'our-stemmers',
  setup(bundler) {
    bundler.onLoad({filter: /snowball-stemmers/}, async ({path}) => ({
      contents: slimStemmers(await readFile(path, 'utf8')),
    }));
  },
};

/** The search of a file on disk, engine and all, as one script. */
export async function searchScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'client', 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // The file declares UTF-8: no need for six characters a letter.
    charset: 'utf8',
    legalComments: 'none',
    plugins: [ourStemmers],
  });
  return outputFiles.map(({text}) => text).join('');
}
