import {setTimeout as sleep} from 'node:timers/promises';
import {Failure} from '../cli';
import type {Provider} from './provider';
import {explained, statusOf} from './refusal';

/** Milliseconds that the provider may take to carry out what it has accepted. */
const longestWait = 600_000;
const longestPause = 5000;

/** What became of the order that ends the work; without an answer nobody knows whether the provider has got it. */
export type LastOrder = 'open' | 'unknown' | 'accepted';

/** Requests that write one index: each one can be stopped before it is sent, and none is sent after that. */
export class Orders {
  readonly #provider: Provider;
  readonly #indexName: string;
  readonly #signal: AbortSignal;
  #isBegun = false;
  #last: LastOrder = 'open';

  /** @param signal aborted with the error to end with */
  constructor(provider: Provider, indexName: string, signal: AbortSignal) {
    this.#provider = provider;
    this.#indexName = indexName;
    this.#signal = signal;
  }

  /** Something was written, or may have been. */
  get isBegun(): boolean {
    return this.#isBegun;
  }

  get last(): LastOrder {
    return this.#last;
  }

  /**
   * One request.
   * @param doing what it is for, as a refusal will be told
   * @throws Failure when the provider refuses, or the reason of the signal
   */
  async ask<T>(doing: string, request: () => Promise<T>): Promise<T> {
    // From the last order on, stopping would change nothing.
    if (this.#last !== 'accepted') {
      this.#signal.throwIfAborted();
    }
    try {
      return await request();
    } catch (error) {
      throw explained(error, doing);
    }
  }

  /**
   * One request that writes.
   * @returns the number under which the provider carries it out
   */
  async write(doing: string, request: () => Promise<{taskID: number}>): Promise<number> {
    const {taskID} = await this.ask(doing, async () => {
      try {
        const accepted = await request();
        this.#isBegun = true;
        return accepted;
      } catch (error) {
        this.#isBegun ||= statusOf(error) === null;
        throw error;
      }
    });
    return taskID;
  }

  /** The request that ends the work. */
  async writeLast(doing: string, request: () => Promise<{taskID: number}>): Promise<number> {
    return this.write(doing, async () => {
      try {
        const accepted = await request();
        this.#last = 'accepted';
        return accepted;
      } catch (error) {
        this.#last = statusOf(error) === null ? 'unknown' : 'open';
        throw error;
      }
    });
  }

  /**
   * Waits until the provider has carried out what it accepted.
   * @throws Failure after ten minutes
   */
  async carriedOut(doing: string, taskID: number): Promise<void> {
    const started = Date.now();
    const signal = this.#last === 'accepted' ? undefined : this.#signal;
    for (let pause = 0; ; pause = Math.min(pause + 200, longestPause)) {
      const {status} = await this.ask(doing, () => this.#provider.getTask({indexName: this.#indexName, taskID}));
      if (status === 'published') {
        return;
      }
      if (Date.now() - started > longestWait) {
        throw new Failure(`${doing}: not done after ${longestWait / 60_000} minutes. Push again later.`);
      }
      // A pause that is cut short only brings the next request, which says why.
      await sleep(pause, undefined, {signal}).catch(() => undefined);
    }
  }
}
