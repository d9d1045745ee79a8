type Json = Record<string, unknown>;
export type Item = Json & {objectID: string};

/** An index as the loopback provider keeps it. */
export interface StoredIndex {
  records: Map<string, Item>;
  settings: Json;
  synonyms: Map<string, Item>;
  rules: Map<string, Item>;
}

type Part = keyof StoredIndex;

/** What an index has that nobody has set. */
const defaultSettings: Json = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  customRanking: null,
  version: 2,
};

const emptyIndex = (): StoredIndex => ({
  records: new Map(),
  settings: {...defaultSettings},
  synonyms: new Map(),
  rules: new Map(),
});

/** Indices by name, changed as the provider documents it. */
export class Indices {
  readonly #byName = new Map<string, StoredIndex>();

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  find(name: string): StoredIndex | undefined {
    return this.#byName.get(name);
  }

  /** Writing to an index that is not there makes it. */
  make(name: string): StoredIndex {
    const index = this.#byName.get(name) ?? emptyIndex();
    this.#byName.set(name, index);
    return index;
  }

  remove(name: string): void {
    this.#byName.delete(name);
  }

  /** A source that is not there is an empty one. */
  copy(from: string, to: string, scope: readonly Part[]): void {
    const source = this.#byName.get(from) ?? emptyIndex();
    const target = this.make(to);
    const copied = structuredClone(source);
    Object.assign(target, Object.fromEntries(scope.map((part) => [part, copied[part]])));
  }

  /** A source that is not there is no error, and the target stays. */
  move(from: string, to: string): void {
    const source = this.#byName.get(from);
    if (source) {
      this.#byName.set(to, source);
      this.#byName.delete(from);
    }
  }
}
