import {join} from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Source of `client/` as the browsers that the site supports run it.
 * @param announcementId of the bar above every page; undefined where there is none
 */
export function startScript(announcementId: string | undefined): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client', 'start.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    define: {ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? null)},
    // Without the strictness of TypeScript, which each bundle would say again.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
