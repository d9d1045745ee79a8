import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';

/** A RESULTS.md, whose chapters are measured and written one at a time. */
export interface Results {
  file: URL;
  /** Command that writes it. */
  command: string;
  /** Titles of the chapters, in order. */
  chapters: readonly string[];
}

/** When, where and with what a chapter was measured. */
export function circumstances(versions: readonly string[]): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, ${machine}, Node ${process.versions.node}: ${versions.join(', ')}.`;
}

/** The text of a chapter from its heading to the next one; null where there is none. */
function chapterIn(text: string, title: string): string | null {
  const start = text.indexOf(`## ${title}\n`);
  if (start === -1) {
    return null;
  }
  const end = text.indexOf('\n## ', start);
  return text.slice(start, end === -1 ? undefined : end).trim();
}

/**
 * Replaces one chapter and leaves the others.
 * @returns the chapter
 */
export function writeChapter({file, command, chapters}: Results, title: string, paragraphs: readonly string[]): string {
  const chapter = [`## ${title}`, ...paragraphs].join('\n\n');
  const last = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const texts = chapters.map((name) => (name === title ? chapter : chapterIn(last, name))).filter((text) => text);
  writeFileSync(file, `${['# Results', `Written by \`${command}\`; do not edit.`, ...texts].join('\n\n')}\n`);
  return chapter;
}
