import type {ChildProcess} from 'node:child_process';
import {constants} from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const alive = new Set<ChildProcess>();

function endAll(signal: (typeof signals)[number]): void {
  for (const child of alive) {
    child.kill(signal);
  }
  process.exit(128 + constants.signals[signal]);
}

/** Makes a child process end with this one: while it runs, a signal to end stops both. */
export function tie<T extends ChildProcess>(child: T): T {
  if (alive.size === 0) {
    signals.forEach((signal) => process.on(signal, endAll));
  }
  alive.add(child);
  child.once('close', () => {
    alive.delete(child);
    if (alive.size === 0) {
      signals.forEach((signal) => process.removeListener(signal, endAll));
    }
  });
  return child;
}
