import type {LoadContext, Plugin} from '@docusaurus/types';

/** Docusaurus plugin: a reader without a network still has the page, and prefetching does not fail with errors. */
export default function offlineNavigation(_context: LoadContext): Plugin {
  return {
    name: 'offline-navigation',
    getClientModules: () => ['./client.ts'],
  };
}
