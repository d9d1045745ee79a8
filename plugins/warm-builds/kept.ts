import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** What a step made of each of its sources, from build to build. */
export interface Kept {
  /** What was made of the source: by the build before, or now. */
  of: (source: string, make: () => string) => string;
  /** Writes what this build has asked for, and nothing else, for the next one. */
  write: () => Promise<void>;
}

/**
 * Opens what a step of the build before has made. `make` must need nothing but the source and what is part of the
 * frame (`hashFrame`): when that has changed, the file is gone with all generated files (`scripts/build/cache.ts`).
 * @param file among the generated files; nothing is taken from it, or written, when the engine is told to keep nothing
 */
export async function openKept(file: string): Promise<Kept> {
  const isCached = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const before: Readonly<Record<string, string>> =
    isCached && existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
  const asked: Record<string, string> = {};
  return {
    of(source, make) {
      const key = createHash('sha256').update(source).digest('base64');
      return (asked[key] ??= before[key] ?? make());
    },
    async write() {
      if (isCached) {
        await mkdir(dirname(file), {recursive: true});
        // Under its name only when it is whole.
        await writeFile(`${file}.next`, JSON.stringify(asked));
        await rename(`${file}.next`, file);
      }
    },
  };
}
