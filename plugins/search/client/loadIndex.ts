import type {IndexFile} from '../engine/indexFile';
import {parseIndex} from '../engine/packedIndex';
import {SearchUnreachableError} from './errors';

/** After this time an index that has not come is abandoned; the next query asks for it again. */
const indexTimeoutMs = 15_000;

/**
 * Fetches the search index of the locale.
 * @throws SearchUnreachableError when it is missing, cut off, of another layout, too slow, or the network is away
 */
export async function loadIndex(url: string): Promise<IndexFile> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(indexTimeoutMs)});
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    return parseIndex(await response.text());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SearchUnreachableError(`Search index ${url}: ${reason}`, {cause});
  }
}
