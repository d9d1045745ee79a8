import {setTimeout as pause} from 'node:timers/promises';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {startServer} from '../../scripts/server/start';

interface Fault {
  files: RegExp;
  /** Milliseconds before the answer. */
  delay?: number;
  /** Status instead of the file. */
  status?: number;
}

/** Folder of the site that the engines open. */
export const servedFolder = 'build';

/** The built site on a port of its own, so that storage and caches are empty, with faults on demand. */
export interface FaultyHost {
  /** Address of the landing page. */
  url: string;
  /** Files that were requested, in order: `faq.html`, `assets/js/main.….js`. */
  requests: string[];
  /** From now on files that match come late or not at all; the newest fault that matches counts. */
  fault: (fault: Fault) => void;
  /** All files come again. */
  repair: () => void;
  /** Every connection is closed and none is taken any more. */
  close: () => Promise<void>;
}

export async function startFaultyHost(): Promise<FaultyHost> {
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const requests: string[] = [];
  let faults: Fault[] = [];
  const server = await startServer({
    dir: servedFolder,
    port: 0,
    basePath,
    intercept: async (file, response) => {
      requests.push(file);
      const fault = faults.find(({files}) => files.test(file));
      if (fault?.delay !== undefined) {
        await pause(fault.delay);
      }
      if (fault?.status !== undefined) {
        response.writeHead(fault.status, {'Cache-Control': 'no-store'}).end();
        return true;
      }
      if (file.includes('assets/')) {
        // As GitHub Pages sends it: Firefox prefetches nothing that must not be cached.
        response.setHeader('Cache-Control', 'max-age=600');
      }
      return false;
    },
  });
  return {
    url: server.url,
    requests,
    fault: (fault) => void faults.unshift(fault),
    repair: () => {
      faults = [];
    },
    close: () => server.close(),
  };
}
