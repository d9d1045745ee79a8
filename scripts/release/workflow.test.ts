import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readOptions, wantedStages} from '../test/options';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => ({file, text: readFileSync(join(folder, file), 'utf8')}));
const publish = readFileSync(join(folder, 'publish.yml'), 'utf8');
const place = (text: string) => {
  const index = publish.indexOf(text);
  expect(index, text).toBeGreaterThan(0);
  return index;
};

describe('the publication', () => {
  it('tests, adds what earlier pages ask for, uploads that folder, and compares what is published with it', () => {
    const order = [
      // The build prints the manual where there is a Chromium.
      'bootstrap.mjs chromium',
      'run: npm run test:long',
      'npm run deploy:retain-assets -- ',
      'upload-pages-artifact',
      'deploy-pages',
      'npm run smoke',
    ];
    const places = order.map(place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('never builds again after the tests', () => {
    expect(publish).not.toMatch(/npm run build|docusaurus build|npm start/);
    expect(publish.match(/upload-pages-artifact/g)).toHaveLength(1);
    expect(publish.match(/path: build$/gm)).toHaveLength(1);
  });
});

describe('a pull request', () => {
  it('runs what `npm test` runs: each stage in one job, the browser tests in shares', () => {
    const text = readFileSync(join(folder, 'test.yml'), 'utf8');
    const stages = [...text.matchAll(/npm test -- --only ([\w,-]+)/g)].flatMap(([, only = '']) => only.split(','));
    const all = wantedStages(readOptions([]), () => undefined).filter((name) => name !== 'build');
    expect(stages.sort()).toEqual([...all].sort());
    const shares = /share: \[(.+)\]/.exec(text)?.[1]?.split(', ') ?? [];
    expect(shares).toEqual(shares.map((_, index) => String(index + 1)));
    expect(text).toContain(`--shard \${{ matrix.share }}/${shares.length}`);
  });
});

describe('every workflow', () => {
  it.each(workflows)('$file reads only, but for jobs with other permissions, and pins its actions', ({text}) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const actions = text.match(/uses: .+/g) ?? [];
    expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
  });

  it('runs no script of a package at installation', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
