/** What the bundler's runtime offers to the modules that it binds. */
declare const __webpack_require__: {
  (module: string): unknown;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** File of a chunk. */
  u: (chunk: string) => string;
  /** Base of all files. */
  p: string;
};

const isModule = (loaded: unknown): loaded is {default: unknown} =>
  (loaded as {__esModule?: boolean} | null)?.__esModule === true;

/** Address of the script of a chunk. */
export const addressOf = (chunk: string): string => __webpack_require__.p + __webpack_require__.u(chunk);

/** Chunks whose scripts stand in the page: files bear their names (`chunkIds` in `plugins/first-load/index.ts`). */
const chunksOfPage = (): string[] =>
  [...document.scripts].flatMap(({src}) => /\/assets\/js\/([^/]+)\.[\da-f]+\.js$/.exec(src)?.[1] ?? []);

/** Waits for the scripts that the page has asked for, and gives the module that they brought. */
export async function loadOwn(module: string): Promise<{default: unknown}> {
  await Promise.all(chunksOfPage().map((chunk) => __webpack_require__.e(chunk)));
  const loaded = __webpack_require__(module);
  return isModule(loaded) ? loaded : {default: loaded};
}
