import {fileURLToPath} from 'node:url';
import type {GeneratedModules} from './docsearch/generate.ts';

/** What differs between builds. */
export interface Variant {
  embedded: boolean;
  /** A counter of visits hears of searches without hits. */
  analyticsEnabled: boolean;
}

/**
 * Aliases that choose the engine: whoever imports the provider's light client (the modal, the search page)
 * gets the embedded one, or the provider's with our timeouts; and whether goals are reported.
 */
export function searchAliases({embedded, analyticsEnabled}: Variant, generated: GeneratedModules) {
  const file = embedded ? './client/embedded.ts' : './client/hosted.ts';
  const client = fileURLToPath(new URL(file, import.meta.url));
  const goals = fileURLToPath(new URL(analyticsEnabled ? './ui/goals.ts' : './ui/noGoals.ts', import.meta.url));
  return {
    resolve: {alias: {...generated, 'algoliasearch/lite$': client, '@search/goals$': goals}},
  };
}
