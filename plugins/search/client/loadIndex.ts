import {indexFileVersion, type IndexFile} from '../engine/indexFile.ts';
import {SearchUnreachableError} from './errors.ts';

/** After this time an index that has not come is given up; the next query asks again. */
const patienceMs = 15_000;

function isIndexFile(value: unknown): value is IndexFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'layout' in value &&
    value.layout === indexFileVersion &&
    'pages' in value &&
    Array.isArray(value.pages)
  );
}

/**
 * Fetches the search index of the locale.
 * @throws SearchUnreachableError when it is missing, cut off, of another layout, too slow, or the network is away
 */
export async function loadIndex(url: string): Promise<IndexFile> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(patienceMs)});
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    const file: unknown = await response.json();
    if (!isIndexFile(file)) {
      throw new Error(`not a search index of layout ${indexFileVersion}`);
    }
    return file;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SearchUnreachableError(`Search index ${url}: ${reason}`, {cause});
  }
}
