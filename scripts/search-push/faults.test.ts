import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Bench, edited, live, recordsInAll} from './loopback/bench';
import {manual} from './loopback/manual';
import {loopbackOptions} from './loopback/provider';

let bench: Bench;

beforeEach(async () => {
  bench = new Bench();
  await bench.provider.start();
});

afterEach(() => bench.provider.close());

/** Requests in which a push can fail, from the first to the one that puts the new index in place. */
const moments: [string, RegExp][] = [
  ['reading the index', /^GET .+\/settings$/],
  ['reading the records', /\/cdekdelivery\/browse$/],
  ['copying', /\/cdekdelivery\/operation$/],
  ['sending settings', /^PUT .+\/settings$/],
  ['sending synonyms', /\/synonyms\/batch$/],
  ['sending records', /_push_[^/]+\/batch$/],
  ['waiting', /\/task\//],
  ['reading back', /_push_.+\/browse$/],
  ['moving', /_push_.+\/operation$/],
];

describe.each(moments)('a fault while %s', (_, on) => {
  beforeEach(async () => {
    await bench.fill();
  });

  /** The push failed, and readers have what they had. */
  function expectUntouched(): void {
    expect(bench.provider.index(live)?.records.get('/w/page-5')).toMatchObject({content: 'О том, что на ней.'});
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll);
    expect(bench.provider.indices.names).toEqual([live]);
  }

  it.each([
    [403, 'Method not allowed with this API key', /Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY.+editSettings/],
    [429, 'Too many requests', /asked too often.+push again/],
  ])('%i is told with its mend and leaves everything as it was', async (status, text, mend) => {
    bench.provider.faults.push({on, play: {status, json: {message: text, status}}});
    const message = await bench.failure({files: edited()});
    expect(message).toMatch(new RegExp(`^[A-Z][^:]+: got ${status} “${text}”\\.`));
    expect(message).toMatch(mend);
    expectUntouched();
  });

  it('500 for ever is told as the last answer of all hosts and leaves everything as it was', async () => {
    bench.provider.faults.push({on, play: {status: 500, json: {message: 'Internal error', status: 500}}});
    const message = await bench.failure({files: edited()});
    expect(message).toMatch(/^[A-Z][^:]+: got 500 from .+status\.algolia\.com/);
    expectUntouched();
  });

  it('a connection that drops for ever is told as no answer and leaves everything as it was', async () => {
    bench.provider.faults.push({on, play: 'drop'});
    const message = await bench.failure({files: edited()});
    expect(message).toMatch(/^[A-Z][^:]+: got no answer from .+Check the network/);
    expectUntouched();
  });

  it('a connection that drops once is tried again', async () => {
    bench.provider.faults.push({on, times: 1, play: 'drop'});
    await bench.push({files: edited()});
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll - 1);
    expect(bench.provider.indices.names).toEqual([live]);
  });
});

describe('a push that is told to wait', () => {
  it('waits as long as it is told, and goes on', async () => {
    const wait = {status: 429, json: {message: 'Too many requests', status: 429}, headers: {'retry-after': '1'}};
    bench.provider.faults.push({on: /_push_[^/]+\/batch$/, times: 1, play: wait});
    await bench.push({options: {...bench.provider.options, maxRateLimitRetries: 1}});
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll);
    expect(bench.writes.filter((line) => /_push_[^/]+\/batch$/.test(line))).toHaveLength(3);
  });
});

describe('a push that fails', () => {
  it('says that nothing was replaced and that the temporary index is gone', async () => {
    bench.provider.faults.push({on: /_push_.+\/batch$/, play: 'drop'});
    expect(await bench.failure()).toMatch(
      /\nNothing was replaced: “cdekdelivery” is as it was\.\nThe temporary index “cdekdelivery_push_\d+_\d+” has been removed\.$/,
    );
    expect(bench.provider.index(live)).toBeUndefined();
    expect(bench.provider.indices.names).toEqual([]);
  });

  it('is told in the middle of the batches', async () => {
    let batches = 0;
    bench.provider.faults.push({
      on: /_push_[^/]+\/batch$/,
      play: async () => {
        batches += 1;
        if (batches === 2) {
          await bench.provider.close();
        }
      },
    });
    const message = await bench.failure();
    expect(message).toMatch(/^Sending records: got no answer from 127\.0\.0\.1, localhost/);
    expect(message).toMatch(/The temporary index “[^”]+” is left behind: remove it in the provider's dashboard/);
    expect(bench.said).toContain(`  500 of ${recordsInAll} records sent`);
    await bench.provider.start();
  });

  it('names the wrong key as refused, before anything is written', async () => {
    const message = await bench.failure({key: 'wrong-key-1234'});
    expect(message).toMatch(
      /^Reading the hosted index: got 403 “Invalid Application-ID or API key”\. Check ALGOLIA_APP_ID/,
    );
    expect(bench.writes).toEqual([]);
  });

  it('says that the provider cannot be reached', async () => {
    const {port} = bench.provider;
    await bench.provider.close();
    expect(await bench.failure({options: loopbackOptions(port)})).toMatch(
      /^Reading the hosted index: got no answer from 127\.0\.0\.1, localhost \(.*ECONNREFUSED.+ALGOLIA_APP_ID/,
    );
    await bench.provider.start();
  });

  it('tells 404 when somebody removes the temporary index', async () => {
    bench.provider.faults.push({
      on: /_push_.+\/browse$/,
      play: async () => bench.provider.indices.names.forEach((name) => bench.provider.indices.remove(name)),
    });
    expect(await bench.failure()).toMatch(
      /^Reading the records back: got 404 “Index .+ does not exist”\. Check .+ALGOLIA_INDEX_NAME/,
    );
  });

  it('does not put an index in place that lacks a record', async () => {
    bench.provider.faults.push({
      on: /_push_.+\/browse$/,
      play: async () =>
        bench.provider.indices.names.forEach((name) => bench.provider.indices.find(name)?.records.delete('/w/page-7')),
    });
    expect(await bench.failure()).toMatch(
      new RegExp(`^Reading the records back: got ${recordsInAll - 1} instead of ${recordsInAll}, /w/page-7 is missing`),
    );
    expect(bench.provider.index(live)).toBeUndefined();
  });

  it('says that the outcome is not known when the answer to the move is lost', async () => {
    await bench.fill();
    bench.provider.faults.push({
      on: /_push_.+\/operation$/,
      play: () => bench.provider.close(),
    });
    const message = await bench.failure({files: edited()});
    expect(message).toContain(`“${live}” is whole; whether it is the old or the new one is not known.`);
    await bench.provider.start();
  });

  it('says that the provider will finish when it has accepted the move', async () => {
    await bench.fill();
    bench.provider.faults.push({
      on: /_push_.+\/operation$/,
      play: async () => {
        bench.provider.faults.push({on: /\/task\//, play: {status: 503, json: {message: 'busy', status: 503}}});
      },
    });
    const message = await bench.failure({files: edited()});
    expect(message).toContain(`The provider has accepted the new index “${live}” and will put it in place by itself.`);
    expect(bench.provider.index(live)?.records.size).toBe(recordsInAll - 1);
  });

  it('names the record that the provider finds too big', async () => {
    const files = manual(1);
    const section = files[0]?.pages[0]?.sections[0];
    if (section) {
      section.text = 'слово '.repeat(1500);
    }
    expect(await bench.failure({files, recordLimit: 100_000})).toMatch(
      /^Sending records: got 400 “Record .+objectID=\/w\/page-1 is too big.+--record-limit/,
    );
    expect(bench.provider.index(live)).toBeUndefined();
  });
});
