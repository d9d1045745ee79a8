import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {requireChromium} from '../../../scripts/chromium/find.ts';
import {Failure} from '../../../scripts/cli.ts';
import {chromiumFlags} from './browser.ts';

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
  priority?: string;
}

interface LongTask {
  url: string;
  startTime: number;
  duration: number;
}

interface Report {
  lhr: {
    runtimeError?: {message: string};
    audits: Record<string, {numericValue?: number; details?: {items: unknown[]}} | undefined>;
    categories: Record<string, {score: number | null} | undefined>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** One visit of a page on Lighthouse's phone: milliseconds, bytes over the wire, scores of 100. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** HTML and style sheets. */
  text: number;
  scripts: number;
  bytes: number;
  requests: number;
  /** Of the bytes, those asked for ahead of the next page. */
  ahead: number;
  longTasks: LongTask[];
  scores: Partial<Record<Category, number>>;
}

/** Lighthouse is not installed: nothing can be measured. */
export class MissingLighthouseError extends Failure {
  constructor(cause: unknown) {
    super('Lighthouse is not installed: npm ci --prefix bench/speed');
    this.cause = cause;
  }
}

const require = createRequire(fileURLToPath(new URL('../package.json', import.meta.url)));

function find(path: string): string {
  try {
    return require.resolve(path);
  } catch (cause) {
    throw new MissingLighthouseError(cause);
  }
}

/**
 * Version of the installed Lighthouse.
 * @throws MissingLighthouseError
 */
export const lighthouseVersion = (): string => (require(find('lighthouse/package.json')) as {version: string}).version;

async function loadLighthouse(): Promise<Lighthouse> {
  const loaded = (await import(pathToFileURL(find('lighthouse')).href)) as {default: Lighthouse};
  return loaded.default;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const sum = (requests: readonly NetworkRequest[]): number =>
  requests.reduce((total, {transferSize}) => total + transferSize, 0);

function visitOf({audits, categories: scored}: Report['lhr']): Visit {
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const items = (id: string): unknown[] => audits[id]?.details?.items ?? [];
  const all = (items('network-requests') as NetworkRequest[]).filter(({url}) => url.startsWith('http'));
  // What a page asks for with the least priority is for the pages that the reader may open next.
  const ahead = all.filter(({priority}) => priority === 'VeryLow');
  const first = all.filter((request) => !ahead.includes(request));
  const ofType = (...types: string[]): NetworkRequest[] =>
    first.filter(({resourceType}) => types.includes(resourceType ?? ''));
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    text: sum(ofType('Document', 'Stylesheet')),
    scripts: sum(ofType('Script')),
    bytes: sum(all),
    requests: all.length,
    ahead: sum(ahead),
    longTasks: items('long-tasks') as LongTask[],
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, category]) => [name, Math.round((category?.score ?? 0) * 100)]),
    ),
  };
}

/** A visit that Lighthouse could not read: its trace now and then lacks the start on a busy machine. */
class UnreadVisitError extends Error {}

async function visitOnce(url: string, wanted: readonly Category[]): Promise<Visit> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  });
  try {
    const report = await lighthouse(url, {port, onlyCategories: wanted, logLevel: 'error', output: 'json'});
    if (!report || report.lhr.runtimeError) {
      throw new UnreadVisitError(`${url}: ${report?.lhr.runtimeError?.message ?? 'no report'}`);
    }
    return visitOf(report.lhr);
  } finally {
    await browser.close();
  }
}

const tries = 3;

/**
 * Visits a page in a fresh browser on Lighthouse's phone: slow 4G, processor slowed down four times.
 * @throws MissingLighthouseError
 * @throws UnreadVisitError when three visits in a row could not be read
 */
export async function visit(url: string, wanted: readonly Category[]): Promise<Visit> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await visitOnce(url, wanted);
    } catch (error) {
      if (!(error instanceof UnreadVisitError) || left === 0) {
        throw error;
      }
    }
  }
}
