import type {Page} from '@playwright/test';

/** Something a page must not do: say anything in the console, throw, or ask for what is not there. */
export interface Fault {
  kind: 'console' | 'page error' | 'failed request' | 'bad response';
  text: string;
}

/** Requests that the browser itself ends when a page is left are no faults. */
const endedByNavigation = 'net::ERR_ABORTED';

/** Collects the faults of a page from now on. */
export function watchFaults(page: Page): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: Fault['kind'], text: string) => faults.push({kind, text});
  page.on('console', (message) => {
    add('console', `${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add('page error', error.stack ?? error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== endedByNavigation) {
      add('failed request', `${request.method()} ${request.url()}: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      add('bad response', `${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  return faults;
}

/** Faults that none of the patterns expects, and patterns that nothing matched. */
export function judgeFaults(faults: readonly Fault[], expected: readonly RegExp[]) {
  const lines = faults.map(({kind, text}) => `${kind}: ${text}`);
  return {
    unexpected: lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
    missing: expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String),
  };
}
