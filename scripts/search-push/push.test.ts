import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {recordsOf} from '../../plugins/search/engine/records';
import {titleOf} from '../../plugins/search/engine/titles';
import {Bench, edited, live, pages, recordsInAll} from './loopback/bench';
import {manual} from './loopback/manual';

let bench: Bench;

beforeEach(async () => {
  bench = new Bench();
  await bench.provider.start();
});

afterEach(() => bench.provider.close());

describe('a push into no index', () => {
  it('sends records, settings and synonyms in two languages', async () => {
    await bench.push();
    const index = bench.provider.index(live);
    expect(index?.records.size).toBe(recordsInAll);
    const embedded = manual(pages).flatMap(recordsOf);
    const sent = embedded.map((record) => index?.records.get(record.objectID));
    expect(sent).toEqual(embedded.map((record) => ({...record, title: titleOf(record)})));
    expect(index?.settings).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']) as unknown,
      removeStopWords: ['ru', 'en'],
      disableTypoToleranceOnWords: ['base64', 'getsetting'],
    });
    expect([...(index?.synonyms.values() ?? [])]).toContainEqual(
      expect.objectContaining({type: 'onewaysynonym', input: 'сдек', synonyms: ['СДЭК', 'CDEK']}),
    );
    expect(bench.provider.indices.names).toEqual([live]);
  });

  it('tells its progress', async () => {
    await bench.push();
    expect(bench.said.filter((line) => /records sent/.test(line))).toEqual([
      `  500 of ${recordsInAll} records sent`,
      `  ${recordsInAll} of ${recordsInAll} records sent`,
    ]);
    expect(bench.said.at(-1)).toMatch(new RegExp(`^The index “${live}” has been replaced: ${recordsInAll} records`));
  });

  it('writes nothing but a temporary index until the move, which comes last', async () => {
    await bench.push();
    const last = bench.writes.at(-1);
    expect(last).toMatch(new RegExp(`^POST /1/indexes/${live}_push_\\d+_\\d+/operation$`));
    expect(bench.writes.every((line) => line.includes(`/${live}_push_`))).toBe(true);
  });
});

describe('a push into an index', () => {
  beforeEach(async () => {
    await bench.fill();
  });

  it('writes nothing when nothing has changed', async () => {
    await bench.push();
    expect(bench.writes).toEqual([]);
    expect(bench.said.at(-1)).toBe('Nothing to change.');
  });

  it('says what would change and writes nothing in a dry run', async () => {
    bench.provider.indices.make(live).settings.minWordSizefor1Typo = 3;
    bench.provider.indices.make(live).synonyms.set('old', {objectID: 'old', type: 'synonym', synonyms: ['раз', 'два']});
    await bench.push({files: edited(), isDryRun: true});
    const report = bench.said.join('\n');
    expect(report).toContain('Records: 1 added, ');
    expect(report).toContain('  + /w/page-5#new');
    expect(report).toContain('  ~ /w/page-5 (content)');
    expect(report).toMatch(/ {2}~ \d+ whose place in the reading order alone is another/);
    expect(report).toContain('  - /w/page-5#keys\n  - /w/page-5#no-text');
    expect(report).toContain('Settings: 1 changed\n  ~ minWordSizefor1Typo: 3 → 4');
    expect(report).toContain('Synonyms: 0 added, 0 changed, 1 removed\n  - раз = два');
    expect(bench.said.at(-1)).toBe('Dry run: nothing was changed.');
    expect(bench.writes).toEqual([]);
  });

  it('replaces what has changed and leaves no temporary index', async () => {
    await bench.push({files: edited()});
    const records = bench.provider.index(live)?.records;
    expect(records?.size).toBe(recordsInAll - 1);
    expect(records?.get('/w/page-5')).toMatchObject({content: 'О том, чего на ней нет.'});
    expect(records?.has('/w/page-5#keys')).toBe(false);
    expect(bench.provider.indices.names).toEqual([live]);
  });

  it('keeps rules and settings that the team has made in the dashboard', async () => {
    const index = bench.provider.indices.make(live);
    index.rules.set('banner', {objectID: 'banner'});
    index.settings.maxValuesPerFacet = 7;
    await bench.push({files: edited()});
    expect(bench.provider.index(live)?.rules.has('banner')).toBe(true);
    expect(bench.provider.index(live)?.settings.maxValuesPerFacet).toBe(7);
  });
});
