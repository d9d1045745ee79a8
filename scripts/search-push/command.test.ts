import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {adminKey, Bench, edited, live, recordsInAll} from './loopback/bench';
import {manual, writeBuild} from './loopback/manual';

interface Run {
  code: number | null;
  output: string;
}

const access = {ALGOLIA_APP_ID: 'ABCD1234', ALGOLIA_INDEX_NAME: live, ALGOLIA_ADMIN_API_KEY: adminKey};

let bench: Bench;
let outDir: string;

beforeEach(async () => {
  bench = new Bench();
  await bench.provider.start();
  outDir = mkdtempSync(join(tmpdir(), 'search-push-'));
});

afterEach(async () => {
  await bench.provider.close();
  rmSync(outDir, {recursive: true});
});

function start(script: string, args: string[], environment: Record<string, string> = access): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: {...process.env, ALGOLIA_API_KEY: '', ...environment, LOOPBACK_PORT: String(bench.provider.port)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function ended(child: ChildProcess): Promise<Run> {
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
}

const loopbackCommand = 'scripts/search-push/loopback/command.ts';
const command = 'scripts/search-push.ts';

describe('the command', () => {
  it('pushes a finished build', async () => {
    writeBuild(outDir, edited());
    const {code, output} = await ended(start(loopbackCommand, ['--from', outDir]));
    expect(output).toContain(`The index “${live}” has been replaced: ${recordsInAll - 1} records`);
    expect(output).not.toContain(adminKey);
    expect(code).toBe(0);
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll - 1);
  });

  it('says in a dry run which records go in parts, and writes nothing', async () => {
    const files = manual(1);
    const section = files[0]?.pages[0]?.sections[1];
    if (section) {
      section.text = 'Предложение за предложением. '.repeat(60).trim();
    }
    writeBuild(outDir, files);
    const args = ['--from', outDir, '--dry-run', '--record-limit', '2000'];
    const {code, output} = await ended(start(loopbackCommand, args));
    expect(output).toMatch(
      /^Records of 2000 bytes or more go in parts \(1\):\n {2}\/w\/page-1#keys: \d+ bytes, 3 parts\nReading the index/,
    );
    expect(output).toContain('Dry run: nothing was changed.');
    expect(code).toBe(0);
    expect(bench.writes).toEqual([]);
  });

  it('finishes its work when nobody reads what it says any more', async () => {
    writeBuild(outDir, manual(1));
    const child = start(loopbackCommand, ['--from', outDir]);
    child.stdout?.destroy();
    const {code} = await ended(child);
    expect(code).toBe(0);
    expect(bench.provider.index(live)?.records.size).toBe(6);
    expect(bench.provider.indices.names).toEqual([live]);
  });

  it.each([
    ['a missing key', {...access, ALGOLIA_ADMIN_API_KEY: ''}, /ALGOLIA_ADMIN_API_KEY: got nothing, accepts a value/],
    ['a malformed index', {...access, ALGOLIA_INDEX_NAME: 'a b'}, /ALGOLIA_INDEX_NAME: got “a b”, accepts letters/],
    ['the public key', {...access, ALGOLIA_API_KEY: adminKey}, /ALGOLIA_ADMIN_API_KEY: got the public key of/],
  ])('ends with what to mend for %s', async (_, environment, message) => {
    writeBuild(outDir, manual(1));
    const {code, output} = await ended(start(command, ['--from', outDir], environment));
    expect(output).toMatch(message);
    expect(output).not.toMatch(new RegExp(`${adminKey}|\\n +at `));
    expect(code).toBe(1);
    expect(bench.provider.requests).toEqual([]);
  });

  it.each([
    ['broken', '{"layout": 2, "wo', ''],
    ['of another version', '{"layout": 0}', 'not a search index of layout'],
  ])('names the index that is %s', async (_, text, got) => {
    writeBuild(outDir, manual(1));
    const path = join(outDir, 'search-data/index.json');
    writeFileSync(path, text);
    const {code, output} = await ended(start(command, ['--from', outDir]));
    expect(output).toContain(`${path}: ${got}`);
    expect(output).toContain('Build the site again with npm run build.');
    expect(code).toBe(1);
  });

  it('names the file that a build lacks', async () => {
    writeBuild(outDir, manual(1).slice(0, 1));
    const {code, output} = await ended(start(command, ['--from', outDir]));
    expect(output).toContain(`${join(outDir, 'en/search-data/index.json')}: there is no search index for “en”`);
    expect(code).toBe(1);
  });
});

describe.each([
  ['sending records', /_push_[^/]+\/batch$/],
  ['waiting for the provider', /\/task\//],
])('Ctrl+C while %s', (_, on) => {
  it('leaves the live index whole and removes the temporary one', async () => {
    await bench.fill();
    writeBuild(outDir, edited());
    const child = start(loopbackCommand, ['--from', outDir]);
    bench.provider.faults.push({
      on,
      times: 1,
      play: async () => {
        // As from a terminal: npm, the script above and the shell pass the same key press on.
        child.kill('SIGINT');
        child.kill('SIGTERM');
      },
    });
    const {code, output} = await ended(child);
    expect(output).toContain('Stopping.');
    expect(output).toMatch(
      /Interrupted\.\nNothing was replaced: “cdekdelivery” is as it was\.\nThe temporary .+ has been removed\./,
    );
    expect(code).toBe(1);
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll);
    expect(bench.provider.index(live)?.records.get('/w/page-5')).toMatchObject({content: 'О том, что на ней.'});
    expect(bench.provider.indices.names).toEqual([live]);
  });
});
