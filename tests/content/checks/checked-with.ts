import type {Problem} from '../../../plugins/parity/problem';
import type {Page} from '../site/page';

/** The numbers of a version's line: major and minor. */
const lineOf = (version: string): number[] => version.split('.').slice(0, 2).map(Number);

const isOlder = (version: string, than: string): boolean => {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [lineOf(version), lineOf(than)];
  return major < newMajor || (major === newMajor && minor < newMinor);
};

/**
 * A page that was checked with an older line of the plugin than the facts describe may say what is no longer true.
 * @param plugin line of the plugin that the facts were read from, such as 5.0
 */
export function checkedWithProblems({file, frontMatter: {checked_with: checked}}: Page, plugin: string): Problem[] {
  if (typeof checked !== 'string' || !isOlder(checked, plugin)) {
    return [];
  }
  return [
    {
      file,
      value: `the page was checked with ${checked}, the facts describe ${plugin}`,
      mend: 'Check the page against the facts, mend it, then raise checked_with',
    },
  ];
}
