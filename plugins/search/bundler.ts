import {fileURLToPath} from 'node:url';
import type {GeneratedModules} from './docsearch/generate';

/**
 * Aliases that choose the engine: whoever imports the provider's light client (the modal, the search page)
 * gets the embedded one, or the provider's with our timeouts.
 */
export function searchAliases(embedded: boolean, generated: GeneratedModules) {
  const file = embedded ? './client/embedded.ts' : './client/hosted.ts';
  const client = fileURLToPath(new URL(file, import.meta.url));
  return {resolve: {alias: {...generated, 'algoliasearch/lite$': client}}};
}
