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
    dir: 'build',
    port: 0,
    basePath,
    transform: async (answer) => {
      requests.push(answer.file);
      const fault = faults.find(({files}) => files.test(answer.file));
      if (fault?.delay !== undefined) {
        await pause(fault.delay);
      }
      // As GitHub Pages sends it: Firefox prefetches nothing that must not be cached.
      const isHashed = answer.file.includes('assets/');
      const headers = {...answer.headers, ...(isHashed && {'Cache-Control': 'max-age=600'})};
      return fault?.status === undefined
        ? {...answer, headers}
        : {...answer, headers: {'Cache-Control': 'no-store'}, status: fault.status, body: Buffer.from('')};
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
