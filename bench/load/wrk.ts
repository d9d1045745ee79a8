import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** What wrk measured. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds under which 99 of 100 answers came. */
  p99: number;
  /** Connections that failed, answers that did not come in two seconds, and answers that were no success. */
  errors: number;
}

const units: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function numberAfter(text: string, label: RegExp): number {
  const found = label.exec(text)?.[1];
  if (found === undefined) {
    throw new Error(`wrk says nothing of ${String(label)}:\n${text}`);
  }
  return Number(found);
}

/** Reads what `wrk --latency` prints. */
export function readLoad(text: string): Load {
  const unit = /^ +99% +[\d.]+(us|ms|s|m) *$/m.exec(text)?.[1] ?? '';
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? '0';
  return {
    requestsPerSecond: numberAfter(text, /^Requests\/sec: +([\d.]+)$/m),
    p99: numberAfter(text, /^ +99% +([\d.]+)(?:us|ms|s|m) *$/m) * (units[unit] ?? NaN),
    errors: [...socketErrors, refused].map(Number).reduce((sum, one) => sum + one, 0),
  };
}

/**
 * Asks for one address over and over, as browsers do that take brotli.
 * @throws Error when wrk is not installed (Debian: apt-get install wrk)
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const head = ['-H', 'Accept-Encoding: br, gzip'];
  const args = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '--latency', ...head, url];
  const {stdout} = await promisify(execFile)('wrk', args);
  return readLoad(stdout);
}
