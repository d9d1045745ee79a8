import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readHostedIndexAccess} from '../../config/environment';
import {UserError} from '../cli';
import {readIndexFiles} from './indexFiles';
import {explained} from './providerErrors';
import {hostedRecords} from './records';
import {settingsFor} from './settings';
import {synonymsOf} from './synonyms';

/** Milliseconds. “connect” includes sending the request, which takes long for a batch of records on a slow line. */
const timeouts = {connect: 30_000, read: 30_000, write: 60_000};

/**
 * `npm run search:push [-- --dry-run] [--from FOLDER] [--record-limit BYTES]`: replaces the settings, the synonyms and
 * then the records of the hosted index by those of a build, and reports what is sent.
 * @param build builds the site unless there is a `--from`; gives its folder
 * @param clientOptions for the provider's client; tests pass a requester
 * @throws EnvironmentError for a missing or malformed variable
 * @throws UserError for a wrong option, an incomplete build, records that are too large, and errors of the provider
 */
export async function main(
  args: string[],
  build: () => Promise<string>,
  clientOptions?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  const options = {
    'dry-run': {type: 'boolean'},
    from: {type: 'string'},
    // The free plan allows no larger records.
    'record-limit': {type: 'string', default: '10000'},
  } as const;
  const {values} = parseArgs({args, options});
  const recordLimit = Number(values['record-limit']);
  if (!Number.isInteger(recordLimit) || recordLimit < 1000) {
    throw new UserError(`--record-limit: got “${values['record-limit']}”, accepts an integer from 1000 (bytes).`);
  }
  // Before a build, which takes minutes.
  const {appId, adminKey, indexName} = readHostedIndexAccess();
  const files = readIndexFiles(values.from ?? (await build()));

  const records = hostedRecords(files, recordLimit);
  const indexSettings = settingsFor(records);
  const synonymHit = synonymsOf(files.flatMap(({glossary}) => glossary));
  console.log(`Index “${indexName}” of the application ${appId}:`);
  console.log(`  ${records.length} records (${files.map(({language}) => language).join(', ')})`);
  console.log(`  ${synonymHit.length} synonyms\n  settings: ${Object.keys(indexSettings).join(', ')}`);

  const client = algoliasearch(appId, adminKey, {timeouts, ...clientOptions});
  let action = 'Reading the settings';
  try {
    if (values['dry-run']) {
      const state = (await client.indexExists({indexName})) ? 'exists' : 'does not exist yet';
      console.log(`Dry run: nothing was sent. The index ${state}.`);
      return;
    }
    action = 'Replacing the settings';
    const settingsTask = await client.setSettings({indexName, indexSettings});
    await client.waitForTask({indexName, taskID: settingsTask.taskID});
    action = 'Replacing the synonyms';
    const synonymsTask = await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
    await client.waitForTask({indexName, taskID: synonymsTask.taskID});
    // Last, because it copies the settings and the synonyms of the index to the new one that replaces it.
    action = 'Replacing the records, after the settings and the synonyms';
    await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  } catch (error) {
    throw explained(action, error);
  }
  console.log('The index has been replaced.');
}
