import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where the bundler keeps what it has compiled (`plugins/warm-builds`), below the folder of generated files. */
const cacheFolder = 'bundler';

/** Lets the next build compile everything. */
export function dropCache(generatedDir: string): void {
  rmSync(join(generatedDir, cacheFolder), {recursive: true, force: true});
}

/**
 * Lets a build take over what the one before has compiled, if only the texts of pages have changed since: whatever else
 * they are made of, the bundler does not watch. Call it before a build.
 * @param generatedDir the engine's folder of generated files
 * @param frame fingerprint of everything but the texts of pages (`hashFrame`)
 * @returns what to call after a build without a warning. A warning is printed only when its page is compiled, so after
 * one, as after a failure, the next build compiles everything
 */
export function openCache(generatedDir: string, frame: string): () => void {
  const folder = join(generatedDir, cacheFolder);
  const mark = join(folder, 'frame.txt');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== frame) {
    dropCache(generatedDir);
  }
  rmSync(mark, {force: true});
  return () => {
    mkdirSync(folder, {recursive: true});
    writeFileSync(mark, frame);
  };
}
