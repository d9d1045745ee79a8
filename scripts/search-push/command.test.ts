import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {adminKey, CommandHarness, files, indexName, recordCount} from './command.fixture';
import {searchIndexes, writeIndexFiles} from './searchIndex.fixture';

const command = new CommandHarness();

describe('a dry run', () => {
  it.each([
    ['does not exist yet', false],
    ['exists', true],
  ])('reports what would be sent and that the index %s, and writes nothing', async (state, isFilled) => {
    if (isFilled) {
      command.provider.index(indexName);
    }
    await command.push(files, '--dry-run');
    expect(command.output[1]).toBe(`  ${recordCount} records (ru, en)`);
    expect(command.output.at(-1)).toBe(`Dry run: nothing was sent. The index ${state}.`);
    expect(command.writes).toEqual([]);
  });

  it('splits the records by --record-limit', async () => {
    const long = searchIndexes(1);
    long.forEach(({pages}) =>
      pages.forEach(({sections}) =>
        sections.push({level: 2, anchor: 'long', heading: 'Long', text: 'Text. '.repeat(500)}),
      ),
    );
    await command.push(long, '--dry-run');
    await command.push(long, '--dry-run', '--record-limit', '2000');
    expect(command.output.filter((line) => line.includes('records'))).toEqual([
      '  8 records (ru, en)',
      '  10 records (ru, en)',
    ]);
  });

  it('finds a wrong key', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_API_KEY', 'another-key-1234');
    const message = await command.failure(command.push(files, '--dry-run'));
    expect(message).toMatch(
      /^Reading the settings: got 403 “Invalid Application-ID or API key”\. Check .+ALGOLIA_ADMIN_API_KEY/,
    );
    expect(message).not.toContain('another-key-1234');
  });
});

describe('before anything is sent', () => {
  afterEach(() => expect(command.provider.requests).toEqual([]));

  it.each([
    ['a missing key', 'ALGOLIA_ADMIN_API_KEY', '', /^ALGOLIA_ADMIN_API_KEY: got nothing, accepts a value/],
    ['a malformed index name', 'ALGOLIA_INDEX_NAME', 'a b', /^ALGOLIA_INDEX_NAME: got “a b”, accepts letters/],
    ['the public key', 'ALGOLIA_API_KEY', adminKey, /^ALGOLIA_ADMIN_API_KEY: got the public key of/],
  ])('the command refuses %s', async (_, name, value, message) => {
    vi.stubEnv(name, value);
    expect(await command.failure(command.push())).toMatch(message);
  });

  it.each(['10kB', '-1', '999', '1e400', ''])('the command refuses a record limit of “%s”', async (limit) => {
    expect(await command.failure(command.push(files, `--record-limit=${limit}`))).toBe(
      `--record-limit: got “${limit}”, accepts an integer from 1000 (bytes).`,
    );
  });

  it.each([
    ['broken', '{"layout": 2, "wo'],
    ['of another layout', '{"layout": 0}'],
  ])('the command names an index file that is %s', async (_, text) => {
    writeIndexFiles(command.outDir, files);
    const path = join(command.outDir, 'search-data/index.json');
    writeFileSync(path, text);
    const message = await command.failure(command.run('--from', command.outDir));
    expect(message.startsWith(`${path}: `)).toBe(true);
    expect(message).toMatch(/\. Build the site with npm run build\.$/);
  });

  it('the command names the index file that a build lacks', async () => {
    expect(await command.failure(command.push(files.slice(0, 1)))).toMatch(
      `${join(command.outDir, 'en/search-data/index.json')}: ENOENT: no such file`,
    );
  });

  it('the command does not build when a variable is wrong', async () => {
    vi.stubEnv('ALGOLIA_APP_ID', '');
    expect(await command.failure(command.run())).toMatch(/^ALGOLIA_APP_ID: got nothing/);
    expect(command.build).not.toHaveBeenCalled();
  });
});

it.each([
  ['builds the site first', [], 1],
  ['sends a given folder without a build', ['--from'], 0],
])('%s', async (_, args, builds) => {
  writeIndexFiles(command.outDir, files);
  await command.run(...args.flatMap((arg) => [arg, command.outDir]));
  expect(command.build).toHaveBeenCalledTimes(builds);
  expect(command.provider.index(indexName).records).toHaveLength(recordCount);
});
