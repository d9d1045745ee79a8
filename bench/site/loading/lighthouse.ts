import {createServer} from 'node:net';
import {startChromium} from '../../lib/browser';
import {importPackage} from '../../lib/packages';

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
  priority?: string;
}

interface Report {
  lhr: {
    runtimeError?: {message: string};
    audits: Record<string, {numericValue?: number; details?: {items: unknown[]}} | undefined>;
    categories: Record<string, {score: number | null} | undefined>;
  };
}

interface Lighthouse {
  default: (url: string, flags: object) => Promise<Report | undefined>;
}

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
  /** Everything but what is prefetched. */
  firstLoad: number;
  /** Of what is requested for pages that the reader may open next. */
  prefetched: number;
  requests: number;
  scores: Partial<Record<Category, number>>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const bytesOf = (requests: readonly NetworkRequest[]): number =>
  requests.reduce((total, {transferSize}) => total + transferSize, 0);

function visitOf({audits, categories: scored}: Report['lhr']): Visit {
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const all = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  const requests = all.filter(({url}) => url.startsWith('http'));
  // Browsers give the lowest priority to prefetched files only.
  const first = requests.filter(({priority}) => priority !== 'VeryLow');
  const ofType = (...types: string[]): NetworkRequest[] =>
    first.filter(({resourceType}) => types.includes(resourceType ?? ''));
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    text: bytesOf(ofType('Document', 'Stylesheet')),
    scripts: bytesOf(ofType('Script')),
    firstLoad: bytesOf(first),
    prefetched: bytesOf(requests) - bytesOf(first),
    requests: requests.length,
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, category]) => [name, Math.round((category?.score ?? 0) * 100)]),
    ),
  };
}

/** A visit that Lighthouse could not read: on a busy machine its trace sometimes lacks the start. */
class UnreadVisitError extends Error {}

async function visitOnce(url: string, wanted: readonly Category[]): Promise<Visit> {
  const {default: lighthouse} = await importPackage<Lighthouse>('lighthouse');
  const port = await freePort();
  const browser = await startChromium([`--remote-debugging-port=${port}`]);
  try {
    const report = await lighthouse(url, {port, onlyCategories: wanted, logLevel: 'error', output: 'json'});
    if (!report || report.lhr.runtimeError) {
      throw new UnreadVisitError(`${url}: ${report?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
    }
    return visitOf(report.lhr);
  } finally {
    await browser.close();
  }
}

const attempts = 3;

/**
 * Visits a page in a fresh browser on Lighthouse's phone: slow 4G, processor slowed down four times.
 * @throws UserError when Lighthouse is not installed
 * @throws UnreadVisitError when three visits in a row could not be read
 */
export async function visit(url: string, wanted: readonly Category[]): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(url, wanted);
    } catch (error) {
      if (!(error instanceof UnreadVisitError) || attempt === attempts) {
        throw error;
      }
    }
  }
}
