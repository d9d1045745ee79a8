import {liteClient} from 'algoliasearch/lite';

/** Begins to load what a search needs: to make a client is the sign of interest; the provider's makes no request. */
export function warmUp(appId: string, apiKey: string): void {
  liteClient(appId, apiKey);
}
