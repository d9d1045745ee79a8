import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Allowed, DriftAllowedFile} from '../../src/facts';
import {judge} from './allowed';
import {compare} from './compare';
import {manualSide} from './manual';
import {pluginSide} from './plugin';
import {report} from './report';
import {readPlugin} from './source';
import {clearPages, compareSources} from './sources';
import {stateOf} from './sources/state';

export interface Outcome {
  /** 0 no drift, 1 unexplained differences, 2 the plugin could not be read or a page not be cleared. */
  code: 0 | 1 | 2;
  text: string;
}

const usage = `Usage: npm run facts:drift -- PATH
   or: npm run facts:drift -- PATH --clear docs/PAGE.mdx …
PATH is a checkout or a release zip of CDEKDelivery; --version 5.0.1 gives its version where its header does not.`;

/** Explanations of facts/drift-allowed.json. */
function readAllowed(root: string): Allowed[] {
  const file = path.join(root, 'facts', 'drift-allowed.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as DriftAllowedFile).allowed;
}

async function outcome(args: readonly string[], root: string): Promise<Outcome> {
  const options = {clear: {type: 'boolean'}, version: {type: 'string'}} as const;
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const [given, ...pages] = positionals;
  if (given === undefined || (values.clear === true) === (pages.length === 0)) {
    return {code: 2, text: usage};
  }
  const source = readPlugin(given);
  const state = stateOf(given, values.version ?? source.version);
  if (values.clear) {
    return {code: 0, text: await clearPages(root, pages, source, state)};
  }
  const plugin = pluginSide(source);
  const judged = judge(compare(plugin, manualSide(root)), readAllowed(root));
  const sources = await compareSources(root, source, state);
  const isDrift = judged.unexplained.length > 0 || sources.drift;
  return {code: isDrift ? 1 : 0, text: report(plugin, judged, sources.lines)};
}

/**
 * Compares the manual with a checkout or release zip of the plugin, or writes down that pages were read against it.
 * @param args path of the plugin and options
 * @param root folder of the manual
 */
export async function run(args: readonly string[], root: string): Promise<Outcome> {
  try {
    return await outcome(args, root);
  } catch (error) {
    return {code: 2, text: error instanceof Error ? error.message : String(error)};
  }
}
