/** Where DocSearch stores recent and favorite searches of an index. */
export function storedKeys(indexName: string): string[] {
  return ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
}

function isPlainText(value: unknown): boolean {
  // DocSearch prints these as HTML.
  return value === null || value === undefined || (typeof value === 'string' && !value.includes('<'));
}

function isStoredHit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const hit = value as Record<string, unknown>;
  const {objectID, url, type, hierarchy} = hit;
  return (
    typeof objectID === 'string' &&
    typeof type === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/') &&
    !url.startsWith('//') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    isPlainText(hit.content) &&
    Object.values(hierarchy).every(isPlainText)
  );
}

function hitsIn(stored: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Removes what a reader's storage holds under DocSearch's keys and DocSearch would crash on or print as HTML.
 * Nothing happens where storage is blocked: DocSearch then remembers nothing.
 */
export function sanitizeStoredSearches(storage: () => Storage, indexName: string): void {
  try {
    for (const key of storedKeys(indexName)) {
      const stored = storage().getItem(key);
      const hits = stored === null ? [] : hitsIn(stored);
      const valid = hits?.filter(isStoredHit) ?? null;
      if (valid === null) {
        storage().removeItem(key);
      } else if (stored !== null && valid.length < (hits?.length ?? 0)) {
        storage().setItem(key, JSON.stringify(valid));
      }
    }
  } catch {
    // Blocked or full storage: nothing can be done, and reading is guarded by DocSearch itself.
  }
}

/** More than DocSearch stores at once, in characters. */
const probeSize = 20_000;

/** False where a search cannot be remembered: blocked or full storage would throw in the middle of a click. */
export function canRemember(storage: () => Storage): boolean {
  const key = '__DOCSEARCH_PROBE__';
  try {
    storage().setItem(key, '.'.repeat(probeSize));
    storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
