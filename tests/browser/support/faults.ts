import type {BrowserContext, Page} from '@playwright/test';

/** Something a page must not do: say anything in the console, throw, or ask for what is not there. */
export interface Fault {
  kind: 'console' | 'page error' | 'failed request' | 'bad response' | 'policy violation';
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

/** Collects what the Content-Security-Policy refuses in every page of a context from now on. */
export async function watchPolicy(context: BrowserContext): Promise<Fault[]> {
  const faults: Fault[] = [];
  await context.exposeFunction('reportRefused', (text: string) => faults.push({kind: 'policy violation', text}));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample, sourceFile}) => {
      const report = (window as unknown as {reportRefused(text: string): void}).reportRefused;
      report(`${effectiveDirective} refused ${blockedURI} ${sample} (${sourceFile} on ${location.href})`);
    });
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
