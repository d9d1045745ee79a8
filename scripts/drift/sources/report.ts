import {section} from '../report';
import type {Change, Unnamed} from './compare';
import type {Lock} from './lock';
import type {ManualPage} from './pages';
import type {State} from './state';

/** What the sources that pages name say of a state of the plugin. */
export interface SourcesDrift {
  changes: readonly Change[];
  unnamed: Unnamed;
  /** Pages checked with an older line of which no source changed. */
  older: readonly ManualPage[];
}

const shown = ({version, commit}: State): string => (commit === null ? version : `${version} (${commit})`);

function pageItem(page: ManualPage, changes: readonly Change[], lock: Lock): string {
  const read = lock.pages[page.file]?.plugin;
  if (!read) {
    return `${page.file}, checked with ${page.checkedWith}, never cleared`;
  }
  const lines = changes.map(
    ({place, section: id, what}) => `\n  - ${id === null ? '' : `section \`#${id}\`: `}\`${place}\` ${what}`,
  );
  return `${page.file}, checked with ${page.checkedWith}, read against ${shown(read)}${lines.join('')}`;
}

/** Places as one item a file. */
function byFile(places: readonly string[]): string[] {
  const files = [...new Set(places.map((place) => place.split('::')[0] ?? ''))];
  return files.map((file) => {
    const members = places.filter((place) => place.startsWith(`${file}::`)).map((place) => place.split('::')[1]);
    return `\`${file}\`${members.length === 0 ? '' : `: ${members.join(', ')}`}`;
  });
}

/** The parts of the report on pages and the sources that they name. */
export function sourcesReport({changes, unnamed, older}: SourcesDrift, lock: Lock): string[] {
  const pages = [...new Set(changes.map(({page}) => page))];
  return [
    ...section(
      'Pages to read again',
      pages.map((page) =>
        pageItem(
          page,
          changes.filter((one) => one.page === page),
          lock,
        ),
      ),
    ),
    ...section(
      'Pages checked with an older version whose sources are the same: raise checked_with and clear',
      older.map(({file, checkedWith}) => `${file}, checked with ${checkedWith}`),
    ),
    ...section('Files of the plugin with functions that no page names', byFile(unnamed.places)),
    ...section(
      'Entries of facts/sources-unclaimed.json that stand for nothing here',
      unnamed.unused.map(({place}) => `\`${place}\``),
    ),
  ];
}
