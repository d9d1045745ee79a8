import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {manualSide} from '../manual';
import {run} from '../run';
import {readPlugin} from '../source';
import {compareSources} from './index';
import {readLock} from './lock';
import {isOlder, stateOf} from './state';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const [before, after] = [path.join(fixtures, 'before'), path.join(fixtures, 'after')];
let root = '';

function write(file: string, frontMatter: string): void {
  writeFileSync(path.join(root, file), `---\n${frontMatter}\n---\n\n## Sums {/* #sums */}\n`);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'facts'));
  const empty = {plugin: {version: '9.8.6', commit: null}, places: {}, pages: {}};
  writeFileSync(path.join(root, 'facts/sources.lock.json'), JSON.stringify(empty));
  const unclaimed = [{place: 'src/*', reason: 'not of this test'}];
  writeFileSync(path.join(root, 'facts/sources-unclaimed.json'), JSON.stringify({unclaimed}));
  write('docs/a.mdx', 'checked_with: "9.8"\nsources: [cdek.php]\nsection_sources: {sums: ["src/Calc.php::sum"]}');
  write('docs/b.mdx', 'checked_with: "9.8"\nsources: [templates/order.php]');
});

afterEach(() => rmSync(root, {recursive: true}));

const compared = (plugin: string) => compareSources(root, readPlugin(plugin), stateOf(plugin, '9.9.0'));

describe('the drift command', () => {
  it('writes down what was read and compares it later, page by page', async () => {
    expect(await run([before, '--clear', './docs/a.mdx', 'docs/b.mdx'], root)).toEqual({
      code: 0,
      text: 'Cleared with 9.8.7: ./docs/a.mdx, docs/b.mdx.',
    });
    expect(readFileSync(path.join(root, 'facts/sources.lock.json'), 'utf8')).toContain(
      '    "src/Model/Color.php": ["Green", "Red"],\n',
    );
    expect(await compared(before)).toMatchObject({drift: false});
    const {drift, lines} = await compared(after);
    expect(drift).toBe(true);
    expect(lines).toContain(
      '- docs/a.mdx, checked with 9.8, read against 9.8.7\n  - section `#sums`: `src/Calc.php::sum` changed',
    );
    expect(lines).toContain('- docs/b.mdx, checked with 9.8');
  });

  it('clears nothing before every page given is ready', async () => {
    write('docs/b.mdx', 'checked_with: "9.9"\nsources: [templates/order.php]');
    const {code, text} = await run([after, '--clear', 'docs/b.mdx', 'docs/a.mdx'], root);
    expect({code, text}).toMatchObject({
      code: 2,
      text: expect.stringContaining('docs/a.mdx: checked_with is 9.8') as string,
    });
    expect(readLock(root).pages).toEqual({});
    expect(await run([after, '--clear', 'docs/z.mdx'], root)).toMatchObject({code: 2});
  });

  it('prints its usage when an argument is missing or too many', async () => {
    for (const args of [['--clear'], [before, '--clear'], [before, 'docs/a.mdx'], ['--unknown']]) {
      expect(await run(args, root)).toMatchObject({code: 2});
    }
  });
});

describe('stateOf', () => {
  it('takes the version of the header, and none where it has dev and there is no history', () => {
    cpSync(before, path.join(root, 'plugin'), {recursive: true});
    expect(stateOf(path.join(root, 'plugin'), '9.8.7')).toEqual({version: '9.8.7', commit: null});
    expect(stateOf(path.join(root, 'plugin'), 'dev')).toEqual({version: 'dev', commit: null});
  });

  it('compares the lines of versions as numbers', () => {
    expect([isOlder('5.9', '5.10'), isOlder('4.9', '5.0'), isOlder('5.0', '5.0.1'), isOlder('6.0', '5.9')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it('what pages name is no fact that the manual states', () => {
  expect(manualSide(path.resolve(import.meta.dirname, '../../..')).everything).not.toContain('"places": {');
});
