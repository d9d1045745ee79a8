/** Why an image is not there; `missing` is a 404. */
export type Problem = 'missing' | 'failed' | 'offline';

/** What finding out needs of the window. */
export interface DiagnoseHost {
  navigator: {onLine: boolean};
  fetch(url: string, init: {method: 'HEAD'; cache: 'no-store'; signal: AbortSignal}): Promise<{status: number}>;
}

/** An answer that takes longer is as good as none. */
const longestWaitMs = 5000;

/** Asks the server why the image at `url` did not load: an error event of <img> does not say. Never throws. */
export async function diagnose(host: DiagnoseHost, url: string): Promise<Problem> {
  if (!host.navigator.onLine) {
    return 'offline';
  }
  try {
    const {status} = await host.fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return status === 404 || status === 410 ? 'missing' : 'failed';
  } catch {
    return host.navigator.onLine ? 'failed' : 'offline';
  }
}
