import {join} from 'node:path';
import {buildSync} from 'esbuild';

interface StartOptions {
  /** Of the bar above every page; undefined where there is none. */
  announcementId: string | undefined;
  /** What the engine adds to the name of each key in the storage of the browser. */
  storageNamespace: string;
  /** Whether what is out of sight is laid out after the first paint. */
  deferredLayout: boolean;
}

/** Source of the script in the head of every page, `client/start.ts`, as the supported browsers run it. */
export function startScript({announcementId, storageNamespace, deferredLayout}: StartOptions): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client', 'start.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    define: {
      ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? null),
      STORAGE_NAMESPACE: JSON.stringify(storageNamespace),
      DEFERRED_LAYOUT: String(deferredLayout),
    },
    // Without the strictness of TypeScript, which each bundle would say again.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
