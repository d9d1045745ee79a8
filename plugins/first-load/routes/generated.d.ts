// What `write.ts` writes.

declare module '@generated/first-load/kinds.json' {
  /** See `Kind` in `split.ts`. */
  const kinds: {
    under: number[];
    fields: Record<string, unknown>;
    shared: Record<string, string>;
    prop: string;
  }[];
  export default kinds;
}

declare module '@generated/first-load/pages' {
  import type {Registry} from '@docusaurus/types';

  /** By kind: path of a page → name of its chunk. */
  export const pages: Record<string, string>[];
  export const parts: Registry;
}
