import {brotliCompressSync} from 'node:zlib';
import {pageFolders} from '../../tests/content/site/paths';
import {loadPages} from '../../tests/content/site/pages';
import {shownOf} from '../../tests/content/checks/elements';
import * as facts from '../../src/facts';
import {figures} from '../../src/figures/build/registry';
import {tools} from '../../src/tools/build/registry';
import {wordsFor} from '../../src/figures/build/words';
import {pageParts, weights, type PageParts, type Weight} from './built';

/** Components whose words the build puts into pages. */
const parts: typeof figures = {...figures, ...tools};

const rooms = ['figures', 'tools'];
const isPart = (name: string) => rooms.some((room) => name === room || name.startsWith(`${room}-`));

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((value, column) =>
          column === 0 ? String(value).padEnd(widths[0] ?? 0) : String(value).padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Bytes of the parts that a page loads, without the words that its own script carries. */
function added({scripts, styles}: PageParts, all: readonly Weight[]): number {
  const of = (name: string) => all.find((one) => one.name === name);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return sum(scripts.map((name) => of(name)?.script ?? 0)) + sum(styles.map((name) => of(name)?.styles ?? 0));
}

/** Words of the figures and tools of a page, packed by themselves: at most what they add to the script of the page. */
async function wordBytes(): Promise<Map<string, number>> {
  const pages = await loadPages();
  return new Map(
    pages.map((page) => {
      const said = shownOf(page).flatMap(({name, attributes}) => {
        const source = parts[name];
        return source ? [wordsFor(source, facts, page.locale, attributes)] : [];
      });
      return [page.file, said.length === 0 ? 0 : brotliCompressSync(JSON.stringify(said)).length];
    }),
  );
}

/**
 * What each figure and tool weighs as it is sent, and what it adds to each page of the built site.
 * @throws Error when the site is not built
 */
export async function report(): Promise<string> {
  const words = await wordBytes();
  const lists = pageFolders.map(({locale, folder}) => {
    const built = locale === 'ru' ? 'build' : `build/${locale}`;
    const all = weights(built, isPart);
    const pages = pageParts(built, folder, isPart);
    const used = (name: string) => pages.filter(({scripts}) => scripts.includes(name)).length;
    const weightRows = all.map(({name, script, styles}) => [name, script, styles, used(name)]);
    const pageRows = pages
      .map((page) => [page.source, added(page, all), words.get(page.source) ?? 0] as const)
      .sort(([, one], [, other]) => other - one);
    return [
      `Parts, ${locale}: bytes as sent`,
      table([['part', 'script', 'styles', 'pages'], ...weightRows]),
      '',
      `Pages, ${locale}: bytes of the parts they load; of words at most`,
      table([['page', 'parts', 'words'], ...pageRows]),
    ].join('\n');
  });
  return lists.join('\n\n');
}
