import type {LoadContext, Plugin} from '@docusaurus/types';

/** Docusaurus plugin: keeps what the engine loads before a click from failing loudly on a bad network. */
export default function loadAhead(_context: LoadContext): Plugin {
  return {
    name: 'load-ahead',
    getClientModules: () => ['./client/index.ts'],
  };
}
