import {expect} from 'vitest';
import type {IndexFile} from '../../../plugins/search/engine/indexFile';
import {Failure} from '../../cli';
import type {ProviderOptions} from '../provider';
import {pushSearch} from '../push';
import {manual} from './manual';
import {LoopbackProvider} from './provider';

export const adminKey = 'fedcba9876543210';

/** Name of the live index. */
export const live = 'cdekdelivery';

/** Two languages, three sections a page: more records than go in one batch. */
export const pages = 85;
export const recordsInAll = pages * 3 * 2;

/** Manual with one word changed, two sections gone and one new. */
export function edited(): IndexFile[] {
  const files = manual(pages);
  const sections = files[0]?.pages[4]?.sections;
  if (sections?.[0]) {
    sections[0].text = 'О том, чего на ней нет.';
    sections.splice(1, 2, {level: 2, anchor: 'new', heading: 'Новое'});
  }
  return files;
}

export interface Attempt {
  files?: IndexFile[];
  isDryRun?: boolean;
  key?: string;
  recordLimit?: number;
  signal?: AbortSignal;
  options?: ProviderOptions;
}

/** Pushes to a loopback provider, and what that has said. */
export class Bench {
  readonly provider = new LoopbackProvider(adminKey);
  readonly said: string[] = [];

  push(attempt: Attempt = {}): Promise<void> {
    const {files = manual(pages), isDryRun = false, key = adminKey, recordLimit = 10_000, signal, options} = attempt;
    return pushSearch({
      files,
      isDryRun,
      recordLimit,
      access: {appId: 'ABCD1234', adminKey: key, indexName: live},
      signal: signal ?? new AbortController().signal,
      say: (line) => this.said.push(line),
      provider: options ?? this.provider.options,
    });
  }

  /** The message with which a push fails; nothing that is printed may show the key. */
  async failure(attempt: Attempt = {}): Promise<string> {
    const error: unknown = await this.push(attempt).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Failure);
    const {message} = error as Failure;
    expect(`${message}${this.said.join('\n')}`).not.toContain(adminKey);
    return message;
  }

  /** A first push, done and forgotten. */
  async fill(): Promise<void> {
    await this.push();
    this.provider.settle();
    this.provider.requests.length = 0;
    this.said.length = 0;
  }

  /** Requests that change something. */
  get writes(): string[] {
    return this.provider.requests.filter((line) => !/^GET |\/browse$|\/synonyms\/search$/.test(line));
  }
}
