import {embeddedClient, type EmbeddedClient} from './embeddedClient';
import {searcherFor} from './searcher';
import {indexUrl} from './site';

/**
 * Replaces `algoliasearch/lite` in the embedded build: same name, same arguments, no request to the provider.
 * The options of the provider's transport have no meaning here and are not looked at.
 */
export function liteClient(appId: string, apiKey: string): EmbeddedClient {
  return embeddedClient(appId, apiKey, () => searcherFor(indexUrl));
}
