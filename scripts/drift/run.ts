import {readFileSync} from 'node:fs';
import path from 'node:path';
import {judge, type Allowed} from './allowed';
import {compare} from './compare';
import {manualSide} from './manual';
import {pluginSide} from './plugin';
import {report} from './report';
import {readPlugin} from './source';

export interface Outcome {
  /** 0 no drift, 1 unexplained differences, 2 the plugin could not be read. */
  code: 0 | 1 | 2;
  text: string;
}

/** Explanations of facts/drift-allowed.json. */
function readAllowed(root: string): Allowed[] {
  const file = path.join(root, 'facts', 'drift-allowed.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {allowed: Allowed[]}).allowed;
}

/**
 * Compares the manual with a checkout or release zip of the plugin.
 * @param given path of the plugin
 * @param root folder of the manual
 */
export function run(given: string | undefined, root: string): Outcome {
  if (given === undefined) {
    return {
      code: 2,
      text: 'Usage: npm run facts:drift -- PATH, where PATH is a checkout or a release zip of CDEKDelivery.',
    };
  }
  try {
    const plugin = pluginSide(readPlugin(given));
    const judged = judge(compare(plugin, manualSide(root)), readAllowed(root));
    return {code: judged.unexplained.length > 0 ? 1 : 0, text: report(plugin, judged)};
  } catch (error) {
    return {code: 2, text: error instanceof Error ? error.message : String(error)};
  }
}
