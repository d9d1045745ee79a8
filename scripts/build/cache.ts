import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Lets the next build compile everything: what the bundler keeps is among the generated files (`plugins/warm-builds`). */
export function dropCache(generatedDir: string): void {
  rmSync(generatedDir, {recursive: true, force: true});
}

/**
 * Lets a build take over what the one before has compiled, if only the texts of pages have changed since: whatever else
 * they are made of, the bundler does not watch. Call it before a build.
 * @param generatedDir the engine's folder of generated files, of all languages
 * @param frame fingerprint of everything but the texts of pages (`hashFrame`)
 * @returns what to call after a build without a warning. A warning is printed only when its page is compiled, so after
 * one, as after a failure, the next build compiles everything
 */
export function openCache(generatedDir: string, frame: string): () => void {
  const mark = join(generatedDir, 'frame.txt');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== frame) {
    dropCache(generatedDir);
  }
  rmSync(mark, {force: true});
  return () => writeFileSync(mark, frame);
}
