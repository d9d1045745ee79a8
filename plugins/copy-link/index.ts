import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: a press on the link of a heading or of a named row copies its address and says so. */
export default function copyLink(): Plugin {
  return {
    name: 'copy-link',
    getClientModules: () => ['./client/index.ts'],
  };
}
