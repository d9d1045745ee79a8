import {existsSync} from 'node:fs';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import {indexFolder, indexPath} from '../engine/indexFile';

export interface DevServerOptions {
  /** Folder that the locale is built into. */
  outDir: string;
  baseUrl: string;
}

const notice =
  'No build to search in yet. The search will report that it cannot fetch results. Run npm run build once.';

/** Lets the development server answer searches from the last build; the pages on the screen may be newer. */
export function devServer({outDir, baseUrl}: DevServerOptions) {
  return {
    devServer: {
      onListening() {
        if (!existsSync(join(outDir, indexPath))) {
          logger.warn(notice);
        }
      },
      static: [{directory: join(outDir, indexFolder), publicPath: `${baseUrl}${indexFolder}`, watch: false}],
    },
  };
}
