import type {ChildProcess} from 'node:child_process';
import {constants} from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

function exitWithChildren(signal: (typeof signals)[number]): void {
  for (const child of running) {
    child.kill(signal);
  }
  process.exit(128 + constants.signals[signal]);
}

/** Passes a signal that ends this process on to the child, as long as the child runs. Returns the child. */
export function killWithParent<T extends ChildProcess>(child: T): T {
  if (running.size === 0) {
    signals.forEach((signal) => process.on(signal, exitWithChildren));
  }
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) {
      signals.forEach((signal) => process.removeListener(signal, exitWithChildren));
    }
  });
  return child;
}
