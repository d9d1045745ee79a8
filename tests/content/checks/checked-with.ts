import type {Problem} from '../../../plugins/content-checks/problem';
import {isOlder} from '../../../scripts/drift/sources/state';
import type {Page} from '../site/page';

/**
 * A page must not claim a version newer than the facts: those it quotes were not read from it. An older one is legal:
 * pages are read again one at a time, and the drift report names them.
 * @param plugin line of the plugin that the facts were read from, such as 5.0
 */
export function checkedWithProblems({file, frontMatter: {checked_with: checked}}: Page, plugin: string): Problem[] {
  if (typeof checked !== 'string' || !isOlder(plugin, checked)) {
    return [];
  }
  return [
    {
      file,
      value: `the page was checked with ${checked}, the facts describe ${plugin}`,
      fix: 'Read the facts from that version first, or lower checked_with',
    },
  ];
}
