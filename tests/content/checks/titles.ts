import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';

/** No two pages of one language share a title. */
export function titleProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page, index) => {
    const {title} = page.frontMatter;
    const same = pages
      .slice(0, index)
      .find((other) => other.locale === page.locale && other.frontMatter.title === title);
    const value = `the title “${String(title)}” is the title of ${same?.file} too`;
    return same ? [{file: page.file, value, fix: 'Name what sets this page apart'}] : [];
  });
}
