import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A sentence, or a row of a table, of a page of the manual. */
interface Statement {
  page: string;
  line: number;
  text: string;
}

/** Pages that are not about the plugin. */
const isOther = (page: string) =>
  /^(?:en|search|404|llms|category)|^reference\/(?:accessibility|offline|site-privacy)/.test(page);

const fewestWords = 5;

/** Empty lines, headings, lines under the heads of tables, marks of admonitions, pictures and markup. */
const noStatement = /^(?:$|#|\|\s*-|-{3}|:::|!\[|<)/;

function statementsOf(page: string, markdown: string): Statement[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, (front) => '\n'.repeat(front.split('\n').length - 1));
  let isCode = false;
  return body.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line.startsWith('```')) {
      isCode = !isCode;
      return [];
    }
    if (isCode || noStatement.test(line)) {
      return [];
    }
    const text = line.replace(/^(?:[-*]|\d+\.)\s+/, '');
    const sentences = line.startsWith('|') ? [text] : text.split(/(?<=[.!?…])\s+(?=[А-ЯЁA-Z«`*<[])/);
    return sentences
      .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
      .map((sentence) => ({page, line: index + 1, text: sentence}));
  });
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Statements of the built manual in Russian, drawn at random: each one has the same chance, and the same seed draws the
 * same ones from the same build.
 * @param folder built site, with the Markdown of each page
 */
export function draw(folder: string, count: number, seed: number): Statement[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !isOther(file))
    .sort();
  const all = files.flatMap((file) => statementsOf(file, readFileSync(join(folder, file), 'utf8')));
  const next = numbersOf(seed);
  return Array.from({length: Math.min(count, all.length)}, () => all.splice(Math.floor(next() * all.length), 1)).flat();
}
