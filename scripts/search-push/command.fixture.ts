import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, vi} from 'vitest';
import type {IndexFile} from '../../plugins/search/engine/indexFile';
import {recordsOf} from '../../plugins/search/engine/records';
import {FakeProvider} from './provider.fixture';
import {main} from './main';
import {searchIndexes, writeIndexFiles} from './searchIndex.fixture';

export const adminKey = 'fedcba9876543210';
export const indexName = 'cdekdelivery';

const environment = {
  ALGOLIA_APP_ID: 'ABCD1234',
  ALGOLIA_INDEX_NAME: indexName,
  ALGOLIA_ADMIN_API_KEY: adminKey,
  ALGOLIA_API_KEY: '',
};

export const files = searchIndexes(4);
export const recordCount = files.flatMap(recordsOf).length;

/** Runs the command in this process against a fake provider. */
export class CommandHarness {
  provider = new FakeProvider(adminKey);
  /** Folder of a build. */
  outDir = '';
  /** What the command has printed, a call of `console.log` each. */
  output: string[] = [];
  /** The build of the site, when the command starts one. */
  build = vi.fn(() => Promise.resolve(this.outDir));

  /** Registers hooks that start every test with an empty provider and an empty folder. */
  constructor() {
    beforeEach(() => {
      this.provider = new FakeProvider(adminKey);
      this.outDir = mkdtempSync(join(tmpdir(), 'search-push-'));
      this.output = [];
      this.build.mockClear();
      vi.spyOn(console, 'log').mockImplementation((line: string) => void this.output.push(line));
      Object.entries(environment).forEach(([name, value]) => vi.stubEnv(name, value));
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      rmSync(this.outDir, {recursive: true});
    });
  }

  run(...args: string[]): Promise<void> {
    return main(args, this.build, this.provider.clientOptions);
  }

  /** Runs the command on a build with these search indexes. */
  async push(indexes: readonly IndexFile[] = files, ...args: string[]): Promise<void> {
    writeIndexFiles(this.outDir, indexes);
    await this.run('--from', this.outDir, ...args);
  }

  /** The message of a push that fails; neither it nor the output may show the key. */
  async failure(attempt: Promise<void>): Promise<string> {
    const error: unknown = await attempt.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const {message} = error as Error;
    expect(`${message}${this.output.join('\n')}`).not.toContain(adminKey);
    return message;
  }

  /** Clears the requests and the output so far. */
  forget(): void {
    this.provider.requests.length = 0;
    this.output.length = 0;
  }

  /** Requests that change something. */
  get writes(): string[] {
    return this.provider.requests.filter((line) => !line.startsWith('GET '));
  }
}
