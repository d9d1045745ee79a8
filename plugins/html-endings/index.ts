import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: a page that was opened with .html or /index.html wakes up under its own path. */
export default function htmlEndings(): Plugin {
  return {
    name: 'html-endings',
    getClientModules: () => ['./client/index.ts'],
  };
}
