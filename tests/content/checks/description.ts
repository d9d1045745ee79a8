import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';

const [least, most] = [120, 160];

/** A description that a search engine shows whole, and that is long enough. */
export function descriptionProblems({file, frontMatter: {description}}: Page): Problem[] {
  const length = typeof description === 'string' ? [...description].length : 0;
  const value = `the description has ${length} characters, accepted are ${least}–${most}`;
  return length < least || length > most
    ? [{file, value, fix: length < least ? 'Describe more of the page' : 'Shorten it'}]
    : [];
}
