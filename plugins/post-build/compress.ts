import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const isText = /\.(?:atom|css|html|js|json|map|md|rss|svg|txt|webmanifest|xml)$/;

/** Below this a compressed answer saves no packet. */
const smallestBytes = 1024;

const encoders = [
  {
    ending: '.br',
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: '.gz',
    encode: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  },
];

/**
 * Writes a .br and a .gz beside a text file, where that is smaller.
 * @returns how many files were written
 */
export async function compressFile(path: string): Promise<number> {
  const content = await readFile(path);
  if (!isText.test(path) || content.length <= smallestBytes) {
    return 0;
  }
  let written = 0;
  for (const {ending, encode} of encoders) {
    const encoded = await encode(content);
    if (encoded.length < content.length) {
      await writeFile(path + ending, encoded);
      written += 1;
    }
  }
  return written;
}

/**
 * Writes a .br and a .gz beside every text file of a folder, where that is smaller.
 * @returns how many files were written
 */
export async function compressFolder(dir: string): Promise<number> {
  const queue = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const made = await compressFile(path);
      written += made;
    }
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, work));
  return written;
}
