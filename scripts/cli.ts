import {EnvironmentError} from '../config/environment';

/** An error that the user can correct: only its message is printed, without a stack. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

function isExpected(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof UserError || error instanceof EnvironmentError || code.startsWith('ERR_PARSE_ARGS');
}

/** Runs a script. An error that the user can correct is printed as its message, any other one with its stack. */
export function runCli(main: (args: string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(isExpected(error) ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  });
}

/** Seconds since `started` (milliseconds of Date.now), as “12.3 s”. */
export function elapsed(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Number of a port from `--port` or PORT, else the fallback. */
export function wantedPort(option: string | undefined, fallback: number): number {
  const value = option ?? process.env.PORT?.trim() ?? '';
  const port = value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UserError(`Port: got “${value}”, accepts a whole number from 0 to 65535 (--port or PORT).`);
  }
  return port;
}

/** Resolves on Ctrl+C or another request to end; a second one ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
  });
}
