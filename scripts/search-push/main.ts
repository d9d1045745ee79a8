import {loadEnvironmentFile, readHostedIndexAccess} from '../../config/environment';
import {buildSite} from '../build/site';
import {readIndexFiles} from './indexFiles';
import {readOptions} from './options';
import type {ProviderOptions} from './provider';
import {pushSearch} from './push';
import {stopOnSignal} from './stop';

/**
 * The whole command.
 * @param provider where it is, if not where the provider's client looks for it
 * @throws EnvironmentError for a missing or malformed variable
 * @throws Failure for whatever else the person at the terminal can mend
 */
export async function main(args: string[], provider?: ProviderOptions): Promise<void> {
  const {from, isDryRun, recordLimit} = readOptions(args);
  loadEnvironmentFile();
  // Before a build, which takes its time.
  const access = readHostedIndexAccess();
  const outDir = from ?? (await buildSite({root: process.cwd()})).outDir;
  const files = readIndexFiles(outDir);
  const say = (line: string): void => console.log(line);
  // A terminal or a pipe that is gone is no reason to leave the work half done.
  process.stdout.on('error', () => undefined);
  const stop = stopOnSignal(say);
  try {
    await pushSearch({files, access, isDryRun, recordLimit, provider, signal: stop.signal, say});
  } finally {
    stop.release();
  }
}
