import type {SourcesLockFile, Unclaimed} from '../../../src/facts';
import type {ManualPage} from './pages';
import type {Place, Places} from './places';

/** A place that a page describes and that is not what it was when the page was read against it. */
export interface Change {
  page: ManualPage;
  section: string | null;
  place: string;
  what: string;
}

/** Report on a place that the page did not name when it was last cleared. */
export const neverRecorded = 'never recorded';

/** Places that nobody names, and the entries of the list that match none. */
export interface Unnamed {
  places: string[];
  unused: Unclaimed[];
}

/** Where a place that is gone went: the only one that is new and has the same digest. */
function movedTo(digest: string, places: Places, lock: SourcesLockFile): string {
  const isNew = (place: string): boolean => {
    const [file = '', member = ''] = place.split('::');
    return member === '' ? lock.places[file] === undefined : !lock.places[file]?.includes(member);
  };
  const [only, ...others] = [...places].filter(([place, one]) => one.digest === digest && isNew(place));
  return only && others.length === 0 ? `, and ${only[0]} has what it had` : '';
}

function changeOf(
  digest: string | undefined,
  now: Place | undefined,
  places: Places,
  lock: SourcesLockFile,
): string | null {
  if (digest === undefined) {
    return neverRecorded;
  }
  if (!now) {
    return `removed${movedTo(digest, places, lock)}`;
  }
  return now.digest === digest ? null : 'changed';
}

/** What changed of the places that pages describe, since each page was read against them. */
export function changesIn(pages: readonly ManualPage[], places: Places, lock: SourcesLockFile): Change[] {
  return pages.flatMap((page) =>
    page.claims.flatMap(({place, section}): Change[] => {
      const what = changeOf(lock.pages[page.file]?.digests[place], places.get(place), places, lock);
      return what === null ? [] : [{page, section, place, what}];
    }),
  );
}

/** Functions and files, and files without functions of which nothing is named: what readers might miss. */
function reported(places: Places): string[] {
  const withFunctions = new Set([...places].filter(([, one]) => one.isFunction).map(([place]) => place.split('::')[0]));
  return [
    ...new Set(
      [...places].flatMap(([place, {isFunction}]) => {
        const [file = ''] = place.split('::');
        return isFunction ? [place] : withFunctions.has(file) ? [] : [file];
      }),
    ),
  ];
}

function matches(pattern: string, place: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(place);
}

/** The functions and files that no page names and no entry of the list matches. */
export function unnamedIn(pages: readonly ManualPage[], places: Places, list: readonly Unclaimed[]): Unnamed {
  const claimed = new Set(pages.flatMap(({claims}) => claims).flatMap(({place}) => [place, place.split('::')[0]]));
  const left = reported(places).filter((place) => !claimed.has(place));
  return {
    places: left.filter((place) => !list.some((one) => matches(one.place, place))).sort(),
    unused: list.filter((one) => !left.some((place) => matches(one.place, place))),
  };
}
