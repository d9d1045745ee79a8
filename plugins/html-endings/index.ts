import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: gives a page that was opened with .html or /index.html its own path. */
export default function htmlEndings(): Plugin {
  return {
    name: 'html-endings',
    getClientModules: () => ['./client.ts'],
  };
}
