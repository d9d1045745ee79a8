import {existsSync, readdirSync} from 'node:fs';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join, relative} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const isText = /\.(?:atom|css|html|js|json|map|md|rss|svg|txt|webmanifest|xml)$/;

/** Below this a compressed answer saves no packet. */
const smallestBytes = 1024;

const packers = [
  {
    ending: '.br',
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION})},
];

async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

/**
 * Writes a .br and a .gz beside a text file, where that is smaller.
 * @param before the same file of a folder that was compressed before: its twins are taken over if its content is equal
 * @returns how many files were written
 */
export async function compressFile(path: string, before: string | null = null): Promise<number> {
  const content = await readFile(path);
  if (!isText.test(path) || content.length <= smallestBytes) {
    return 0;
  }
  const isSame = before !== null && (await contentOf(before))?.equals(content) === true;
  let written = 0;
  for (const {ending, pack} of packers) {
    if (isSame && existsSync(before + ending)) {
      await copyFile(before + ending, path + ending);
      written += 1;
      continue;
    }
    const packed = await pack(content);
    if (packed.length < content.length) {
      await writeFile(path + ending, packed);
      written += 1;
    }
  }
  return written;
}

/**
 * Writes a .br and a .gz beside every text file of a folder, where that is smaller.
 * @param before a folder that was compressed before: what is the same there is not compressed again
 * @returns how many files were written
 */
export async function compressFolder(dir: string, before: string | null = null): Promise<number> {
  const queue = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const made = await compressFile(path, before && join(before, relative(dir, path)));
      written += made;
    }
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, work));
  return written;
}
