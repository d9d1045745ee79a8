import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** Source of `client/` as the browsers that the site supports run it. */
export function startScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client', 'start.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    // Without the strictness of TypeScript, which each bundle would say again.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
