import {Failure} from '../cli';
import {recordIds} from './current';
import {Orders} from './orders';
import type {HostedIndex, Provider} from './provider';
import type {HostedRecord} from './records';
import {explained} from './refusal';

export interface ReplaceOptions {
  provider: Provider;
  indexName: string;
  wanted: HostedIndex;
  /** Whether there is an index of this name already. */
  exists: boolean;
  /** Aborted with the error to end with. */
  signal: AbortSignal;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

interface Work extends ReplaceOptions {
  temporary: string;
  orders: Orders;
}

const recordsInBatch = 500;

/** Begins with the name of the index, so that a key for “name*” may write it; says when it was made. */
function temporaryName(indexName: string): string {
  return `${indexName}_push_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
}

async function copyRest({provider, indexName, temporary, orders}: Work): Promise<void> {
  const doing = 'Copying what was set in the dashboard';
  const task = await orders.write(doing, () =>
    provider.operationIndex({
      indexName,
      operationIndexParams: {operation: 'copy', destination: temporary, scope: ['settings', 'rules']},
    }),
  );
  await orders.carriedOut(doing, task);
}

async function sendRecords({provider, wanted: {records}, temporary, orders, say}: Work): Promise<number[]> {
  const tasks: number[] = [];
  for (let from = 0; from < records.length; from += recordsInBatch) {
    const batch = records.slice(from, from + recordsInBatch);
    const requests = batch.map((record) => ({action: 'addObject' as const, body: {...record}}));
    tasks.push(
      await orders.write('Sending records', () => provider.batch({indexName: temporary, batchWriteParams: {requests}})),
    );
    say(`  ${from + batch.length} of ${records.length} records sent`);
  }
  return tasks;
}

async function send(work: Work): Promise<void> {
  const {provider, wanted, temporary, orders, say} = work;
  const {settings, synonyms} = wanted;
  const tasks = [
    await orders.write('Sending settings', () => provider.setSettings({indexName: temporary, indexSettings: settings})),
    await orders.write('Sending synonyms', () =>
      provider.saveSynonyms({indexName: temporary, synonymHit: synonyms, replaceExistingSynonyms: true}),
    ),
  ];
  say(`  settings and ${synonyms.length} synonyms sent`);
  tasks.push(...(await sendRecords(work)));
  for (const task of tasks) {
    await orders.carriedOut('Waiting until everything is in', task);
  }
}

async function checkArrival({provider, temporary, orders}: Work, records: readonly HostedRecord[]): Promise<void> {
  const doing = 'Reading the records back';
  const arrived = await orders.ask(doing, () => recordIds(provider, temporary));
  const missing = records.find(({objectID}) => !arrived.has(objectID));
  if (missing || arrived.size !== records.length) {
    const example = missing ? `, ${missing.objectID} is missing` : '';
    throw new Failure(`${doing}: got ${arrived.size} instead of ${records.length}${example}. Push again.`);
  }
}

async function move({provider, indexName, temporary, orders}: Work): Promise<void> {
  const doing = 'Putting the new index in the place of the old one';
  const task = await orders.writeLast(doing, () =>
    provider.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    }),
  );
  await orders.carriedOut(doing, task);
}

async function replace(work: Work): Promise<void> {
  const {wanted, exists, say} = work;
  if (exists) {
    await copyRest(work);
  }
  await send(work);
  await checkArrival(work, wanted.records);
  say('  all records are in; putting them in the place of the old ones');
  await move(work);
}

async function removal({provider, temporary}: Work): Promise<string> {
  try {
    await provider.deleteIndex({indexName: temporary});
    return `The temporary index “${temporary}” has been removed.`;
  } catch (error) {
    const reason = explained(error, 'Removing it');
    const said = reason instanceof Error ? reason.message : String(reason);
    return `The temporary index “${temporary}” is left behind: remove it in the provider's dashboard. ${said}`;
  }
}

/** What a push that has failed leaves behind; removes the temporary index. */
async function aftermath(work: Work): Promise<string> {
  const {indexName, orders} = work;
  const look = 'See with npm run search:push -- --dry-run.';
  if (orders.last === 'accepted') {
    return `The provider has accepted the new index “${indexName}” and will put it in place by itself. ${look}`;
  }
  const state =
    orders.last === 'unknown'
      ? `“${indexName}” is whole; whether it is the old or the new one is not known. ${look}`
      : `Nothing was replaced: “${indexName}” is as it was.`;
  // Were the move still on its way, it would find nothing to move and leave the live index alone.
  return orders.isBegun ? `${state}\n${await removal(work)}` : state;
}

/**
 * Puts records, settings and synonyms in the place of the hosted index in one move: everything is sent to a temporary
 * index first and read back there. The client's own `replaceAllObjects` does that for records only; settings and
 * synonyms would have to be changed on the live index, before or after.
 * @throws Failure when the provider refuses or cannot be reached, or the reason of the signal; it says that the live
 * index is as it was, and what became of the temporary one
 */
export async function replaceIndex(options: ReplaceOptions): Promise<void> {
  const {provider, indexName, signal, say} = options;
  const temporary = temporaryName(indexName);
  const work = {...options, temporary, orders: new Orders(provider, temporary, signal)};
  say(`Writing to the temporary index “${temporary}”.`);
  try {
    await replace(work);
  } catch (error) {
    const state = await aftermath(work);
    if (error instanceof Failure) {
      throw new Failure(`${error.message}\n${state}`);
    }
    say(state);
    throw error;
  }
}
