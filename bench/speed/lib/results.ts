import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {fileURLToPath} from 'node:url';

const file = fileURLToPath(new URL('../RESULTS.md', import.meta.url));
const head =
  '# Results of the speed benches\n\nMade by `npm run bench:speed`, `bench:navigation` and `bench:growth`; do not edit.\n';
const order = ['Loading', 'Moving', 'First acts', 'Long tasks', 'Building and growth'] as const;
export type Chapter = (typeof order)[number];

/** When and on what a chapter was measured. */
export function circumstances(versions: readonly string[]): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}: ${versions.join(', ')}.`;
}

/** Replaces one chapter of RESULTS.md, and leaves those of the other benches. */
export function writeChapter(chapter: Chapter, parts: readonly string[]): string {
  const text = `## ${chapter}\n\n${parts.join('\n\n')}\n`;
  const last = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const chapters = order.map((name) => {
    const start = last.indexOf(`## ${name}\n`);
    const rest = last.slice(start + 1);
    const end = rest.search(/^## /m);
    const kept = start === -1 ? '' : last.slice(start, end === -1 ? undefined : start + 1 + end).trimEnd();
    return name === chapter ? text : kept && `${kept}\n`;
  });
  writeFileSync(file, [head, ...chapters.filter(Boolean)].join('\n'));
  return text;
}
