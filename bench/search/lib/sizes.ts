import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildFolder, indexFileOf, languages} from './site.ts';

/** Bytes that travel, packed by brotli. */
export interface Size {
  what: string;
  bytes: number;
}

/** Bytes of a text packed by brotli at its best. */
export function packedSize(text: string): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;
}

/** Scripts of the build that hold a text, such as the worker with the engine. */
function scriptsWith(text: string): string[] {
  const folder = join(buildFolder, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text));
}

/** A word that only the engine's scripts have: of its answer to a request. */
const engineMark = 'exhaustiveNbHits';

/** What the search loads on the first sign of interest. */
export function sizesOfBuild(): Size[] {
  const [engine] = scriptsWith(engineMark).sort((a, b) => statSync(b).size - statSync(a).size);
  return [
    ...languages.map((language) => ({
      what: `index, ${language}`,
      bytes: packedSize(readFileSync(indexFileOf(language), 'utf8')),
    })),
    ...(engine === undefined ? [] : [{what: 'engine (worker)', bytes: packedSize(readFileSync(engine, 'utf8'))}]),
  ];
}
