import {constants} from 'node:os';
import {Failure} from '../cli';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl+C comes here several times: from the terminal, from the script above, and when npm is gone. */
const samePressMs = 5000;

export interface Stop {
  signal: AbortSignal;
  /** Lets signals end the process again. */
  release: () => void;
}

/** Turns the first request to end into an orderly stop; a second one, seconds later, ends the process at once. */
export function stopOnSignal(say: (line: string) => void): Stop {
  const controller = new AbortController();
  let asked = 0;
  const stop = (name: (typeof signals)[number]): void => {
    if (controller.signal.aborted) {
      if (Date.now() - asked > samePressMs) {
        process.exit(128 + constants.signals[name]);
      }
      return;
    }
    asked = Date.now();
    say('Stopping.');
    controller.abort(new Failure('Interrupted.'));
  };
  signals.forEach((name) => process.on(name, stop));
  return {signal: controller.signal, release: () => signals.forEach((name) => process.removeListener(name, stop))};
}
