import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import type {BuiltSite} from './site';

/** Address that the engine gives a document: its slug, else its path without the extension. */
export function addressOf({locale, path, frontMatter}: Page, root: string): string {
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug.replace(/^\//, '') : path.replace(/\.mdx?$/, '');
  return `${root}${locale === 'en' ? 'en/' : ''}${slug}`;
}

/** Every document is built, and shows the title and the description of its front matter. */
export function sourceProblems({root, pages}: BuiltSite, sources: readonly Page[]): Problem[] {
  return sources.flatMap((source): Problem[] => {
    const url = addressOf(source, root);
    const built = pages.find((page) => page.url === url);
    if (!built) {
      return [
        {
          file: source.file,
          value: `no sitemap has its address “${url}”`,
          fix: 'Build again, or see why the page is left out',
        },
      ];
    }
    const {$} = built;
    const shown = {
      title: $('head > title')
        .text()
        .replace(/ \| CDEKDelivery$/, ''),
      description: $('meta[name="description"]').attr('content'),
    };
    return (['title', 'description'] as const)
      .filter((key) => shown[key] !== source.frontMatter[key])
      .map((key) => ({
        file: source.file,
        value: `build/${built.file} has the ${key} “${shown[key]}”`,
        fix: `Make it the ${key} of the front matter`,
      }));
  });
}
