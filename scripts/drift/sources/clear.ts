import type {PluginState, SourcesLockFile} from '../../../src/facts';
import type {ManualPage} from './pages';
import {membersByFile, type Places} from './places';
import {isOlder, lineOf} from './state';

/** A page that cannot be cleared yet; the message has what to do first. */
class ClearError extends Error {
  constructor(file: string, why: string) {
    super(`${file}: ${why}.`);
    this.name = 'ClearError';
  }
}

function checkVersion({file, checkedWith}: ManualPage, {version}: PluginState): void {
  if (!/^\d+\.\d+/.test(version)) {
    throw new ClearError(file, `the plugin given has the version “${version}”. Add --version with the one that it is`);
  }
  const line = lineOf(version);
  if (checkedWith === line) {
    return;
  }
  throw new ClearError(
    file,
    isOlder(checkedWith, line)
      ? `checked_with is ${checkedWith}, the plugin given is ${version}. Read the page against it, raise checked_with to "${line}" in every language, then clear it`
      : `checked_with is “${checkedWith}”, the plugin given is ${version}. Give the state that the page was read against, or correct checked_with`,
  );
}

/**
 * The lock file after a page was read against a state of the plugin; other pages stay as they are. A page that names
 * nothing any more, or is gone, leaves the file.
 * @throws ClearError when the page does not name that version yet, or names a place that this state does not have
 */
export function cleared(lock: SourcesLockFile, page: ManualPage, places: Places, plugin: PluginState): SourcesLockFile {
  const names = [...new Set(page.claims.map(({place}) => place))].sort();
  const {[page.file]: old, ...others} = lock.pages;
  if (names.length === 0 && !old) {
    throw new ClearError(page.file, 'no page of this name has sources. Give paths such as docs/faq.mdx');
  }
  if (names.length > 0) {
    checkVersion(page, plugin);
  }
  const gone = names.filter((name) => !places.has(name));
  if (gone.length > 0) {
    throw new ClearError(page.file, `the plugin given has no ${gone.join(', ')}. Correct its sources, then clear it`);
  }
  const digests = Object.fromEntries(names.map((name) => [name, places.get(name)?.digest ?? '']));
  const pages = names.length === 0 ? others : {...others, [page.file]: {plugin, digests}};
  // What the build knows is the newest state, whichever one a page was read against.
  return isOlder(plugin.version, lock.plugin.version)
    ? {...lock, pages}
    : {plugin, places: membersByFile(places.keys()), pages};
}
