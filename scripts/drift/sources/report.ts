import type {PluginState, SourcesLockFile} from '../../../src/facts';
import {section} from '../report';
import {neverRecorded, type Change, type Unnamed} from './compare';
import type {ManualPage} from './pages';

/** Changes of the sources that pages name in a state of the plugin. */
export interface SourcesDrift {
  changes: readonly Change[];
  unnamed: Unnamed;
  /** Pages checked with an older line of which no source changed. */
  older: readonly ManualPage[];
}

const shown = ({version, commit}: PluginState): string => (commit === null ? version : `${version} (${commit})`);

function pageItem(page: ManualPage, changes: readonly Change[], lock: SourcesLockFile): string {
  const read = lock.pages[page.file]?.plugin;
  if (!read) {
    return `${page.file}, checked with ${page.checkedWith}, never cleared`;
  }
  const lines = changes.map(
    ({place, section: id, what}) => `\n  - ${id === null ? '' : `section \`#${id}\`: `}\`${place}\` ${what}`,
  );
  return `${page.file}, checked with ${page.checkedWith}, read against ${shown(read)}${lines.join('')}`;
}

/** Changed places, those that most pages name first: whoever reads the pages reads each difference once. */
function placeItems(changes: readonly Change[]): string[] {
  const pages = new Map<string, Set<ManualPage>>();
  for (const {place, what, page} of changes.filter((one) => one.what !== neverRecorded)) {
    const item = `\`${place}\` ${what}`;
    pages.set(item, (pages.get(item) ?? new Set()).add(page));
  }
  const sorted = [...pages].sort(([, a], [, b]) => b.size - a.size);
  return sorted.map(([item, {size}]) => `${item}: ${size === 1 ? '1 page' : `${size} pages`}`);
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
export function sourcesReport({changes, unnamed, older}: SourcesDrift, lock: SourcesLockFile): string[] {
  const pages = [...new Set(changes.map(({page}) => page))];
  return [
    ...section('Places that changed under a page', placeItems(changes)),
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
      'Entries of facts/sources-unclaimed.json that match nothing here',
      unnamed.unused.map(({place}) => `\`${place}\``),
    ),
  ];
}
