import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import type {PagePair} from '../site/pages';

/** Keys whose value is no text of a language: the same in both. */
const equalKeys = [
  'id',
  'slug',
  'checked_with',
  'unlisted',
  'hide_title',
  'hide_table_of_contents',
  'pagination_next',
  'pagination_prev',
];

/** Keys that a translation must not have: the build reports them. */
const originalOnly = ['sources', 'section_sources'];

function textOf(page: Page, key: string): string {
  return key in page.frontMatter ? JSON.stringify(page.frontMatter[key]) : 'absent';
}

/** Both languages have the same front matter keys, but for those of the original alone, and the same values where the value is no text. */
export function frontMatterParityProblems({ru, en}: PagePair): Problem[] {
  const keys = [...new Set([...Object.keys(ru.frontMatter), ...Object.keys(en.frontMatter)])].sort();
  const shared = keys.filter((key) => !originalOnly.includes(key));
  return shared.flatMap((key): Problem[] => {
    const compared = equalKeys.includes(key) || !(key in ru.frontMatter && key in en.frontMatter);
    const value = `the front matter key “${key}” is ${textOf(en, key)}, in ${ru.file} it is ${textOf(ru, key)}`;
    return compared && textOf(ru, key) !== textOf(en, key)
      ? [{file: en.file, value, fix: 'Make the two pages agree'}]
      : [];
  });
}
