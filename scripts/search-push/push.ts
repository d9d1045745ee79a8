import type {HostedIndexAccess} from '../../config/environment';
import type {IndexFile} from '../../plugins/search/engine/indexFile';
import {changesBetween, isUnchanged} from './changes';
import {currentIndex} from './current';
import type {PushOptions} from './options';
import {connect, type HostedIndex, type ProviderOptions} from './provider';
import {hostedRecords} from './records';
import {explained} from './refusal';
import {replaceIndex} from './replace';
import {changesReport, splitReport} from './report';
import {settingsFor} from './settings';
import {synonymsOf} from './synonyms';

export interface PushRun extends Pick<PushOptions, 'isDryRun' | 'recordLimit'> {
  /** The search indexes of all languages, as the build has made them. */
  files: readonly IndexFile[];
  access: HostedIndexAccess;
  signal: AbortSignal;
  /** Prints a line. */
  say: (line: string) => void;
  provider?: ProviderOptions;
}

const counted = ({records, synonyms}: HostedIndex): string => `${records.length} records, ${synonyms.length} synonyms`;

/**
 * Makes the hosted index what the build has made the embedded one; says what changes, and writes nothing when nothing
 * does or when it is a dry run.
 * @throws Failure for records that are too large, a refusal of the provider, or the reason of the signal
 */
export async function pushSearch(run: PushRun): Promise<void> {
  const {files, isDryRun, recordLimit, access, signal, say} = run;
  const {indexName} = access;
  const {records, split} = hostedRecords(files, recordLimit);
  const wanted: HostedIndex = {
    records,
    settings: settingsFor(records),
    synonyms: synonymsOf(files.flatMap(({glossary}) => glossary)),
  };
  splitReport(split, recordLimit).forEach((line) => say(line));

  const provider = connect(access, run.provider);
  say(`Reading the index “${indexName}” of ${access.appId}.`);
  const attributes = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const current = await currentIndex(provider, indexName, attributes).catch((error: unknown) => {
    throw explained(error, 'Reading the hosted index');
  });
  signal.throwIfAborted();
  say(current ? `It has ${counted(current)}.` : 'There is no such index yet.');
  say(`The build has ${counted(wanted)}.`);
  const changes = changesBetween(wanted, current);
  if (isUnchanged(changes)) {
    say('Nothing to change.');
    return;
  }
  say(changesReport(changes));
  if (isDryRun) {
    say('Dry run: nothing was changed.');
    return;
  }
  await replaceIndex({provider, indexName, wanted, exists: current !== null, signal, say});
  say(`The index “${indexName}” has been replaced: ${counted(wanted)}.`);
}
