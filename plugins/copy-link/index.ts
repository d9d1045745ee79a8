import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: a click on the link of a heading or of a named row copies its address and confirms it in a notice. */
export default function copyLink(): Plugin {
  return {
    name: 'copy-link',
    getClientModules: () => ['./client.ts'],
  };
}
