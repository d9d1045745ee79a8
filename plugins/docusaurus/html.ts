import type {CheerioAPI} from 'cheerio';

type Part = ReturnType<CheerioAPI>;

/** Files of the engine that write what is read here. */
const writers = {
  document: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
  head: '@docusaurus/theme-classic/lib/theme/SiteMetadata',
  article: '@docusaurus/theme-classic/lib/theme/DocItem',
  breadcrumbs: '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs',
  sidebar: '@docusaurus/theme-classic/lib/theme/DocSidebar',
  paginator: '@docusaurus/theme-classic/lib/theme/PaginatorNavLink',
};

function missing(page: string, selector: string, writer: keyof typeof writers): Error {
  return new Error(`${page}: the page has no ${selector}. See ${writers[writer]} and plugins/docusaurus/html.ts.`);
}

/** Whether the engine wrote a page, and not a step or a person: what lies in `static/` has no scripts of the site. */
export const isEnginePage = (html: string): boolean => /<div id="?__docusaurus\b/.test(html);

/** A link to a style sheet, as the page has it and where it leads. */
interface StyleSheetLink {
  tag: string;
  href: string;
}

/**
 * The links to style sheets of a page, in their order.
 * @param page its name in the error
 * @throws Error when there is none
 */
export function styleSheetLinks(html: string, page: string): [StyleSheetLink, ...StyleSheetLink[]] {
  const links = [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)"?[^>]*>/g)];
  const [first, ...rest] = links.map(([tag, href = '']) => ({tag, href}));
  if (!first) {
    throw missing(page, 'link[rel="stylesheet"]', 'document');
  }
  return [first, ...rest];
}

/** Whether a page asks not to be found. */
export const isNoIndex = ($: CheerioAPI): boolean =>
  $('meta[name="robots"], meta[property="robots"]').attr('content')?.includes('noindex') ?? false;

/** @throws Error when the page has no address that others can link to */
export function canonicalAddress($: CheerioAPI, page: string): string {
  const address = $('link[rel="canonical"]').attr('href');
  if (address === undefined || !URL.canParse(address)) {
    throw missing(page, 'link[rel="canonical"] with a whole address', 'head');
  }
  return address;
}

/** @throws Error when the page has no title */
export function titleOf($: CheerioAPI, page: string): string {
  const title = plainText($('h1').first().text());
  if (title === '') {
    throw missing(page, 'h1 with words', 'article');
  }
  return title;
}

/**
 * The text of a document; null on other pages: categories, the search, “not found”.
 * @throws Error on a document without it
 */
export function documentText($: CheerioAPI, page: string): Part | null {
  const text = $('.theme-doc-markdown').first();
  if (text.length > 0) {
    return text;
  }
  if ($('html').is('[class*="docs-doc-id-"]')) {
    throw missing(page, '.theme-doc-markdown', 'article');
  }
  return null;
}

/**
 * The text of a document with what follows it, as HTML: to find it without parsing the page takes no time.
 * @throws Error when the page is no document
 */
export function articleHtml(html: string, page: string): string {
  const [article] = /<div class="?theme-doc-markdown[^]*<\/article>/.exec(html) ?? [];
  if (article === undefined) {
    throw missing(page, '.theme-doc-markdown in an article', 'article');
  }
  return article;
}

/**
 * Whether the page is in a sidebar: then it has breadcrumbs, and tells search engines about them too, which needs none of
 * the classes that are looked for.
 */
const isInSidebar = ($: CheerioAPI): boolean =>
  $('script[type="application/ld+json"]').text().includes('"BreadcrumbList"');

/**
 * Labels of the categories that hold a page, from its breadcrumbs, outermost first; none for a page that no sidebar has.
 * @throws Error when the sidebar has the page and there are no breadcrumbs
 */
export function categoriesOf($: CheerioAPI, page: string): string[] {
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item').toArray();
  const labels = crumbs.filter((crumb) => $(crumb).find('svg').length === 0).map((crumb) => plainText($(crumb).text()));
  if (labels.length === 0 && isInSidebar($)) {
    throw missing(page, '.theme-doc-breadcrumbs .breadcrumbs__item', 'breadcrumbs');
  }
  // The crumb with a picture is the first page, the last one the page itself.
  return labels.slice(0, -1);
}

/**
 * Links of the sidebar, from top to bottom; none for a page that no sidebar has.
 * @throws Error when the sidebar has the page and is not there
 */
export function sidebarLinks($: CheerioAPI, page: string): {href: string; label: string}[] {
  const links = $('.theme-doc-sidebar-menu a[href]').toArray();
  if (links.length === 0 && isInSidebar($)) {
    throw missing(page, '.theme-doc-sidebar-menu a[href]', 'sidebar');
  }
  return links.map((link) => ({href: $(link).attr('href') ?? '', label: $(link).text()}));
}

/**
 * Path of the page that the sidebar has after this one; undefined on the last one.
 * @throws Error on a page that leads neither on nor back
 */
export function nextPage($: CheerioAPI, page: string): string | undefined {
  const next = '.pagination-nav__link--next';
  if ($(`${next}, .pagination-nav__link--prev`).length === 0) {
    throw missing(page, next, 'paginator');
  }
  return $(next).attr('href');
}

/** Text in one line, without the sign in links to headings. Its no-break spaces stay as the page has them. */
export const plainText = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/[\t\n ]+/g, ' ')
    .trim();

/** JSON that is safe in a script element: a text with `</script>` in it does not end the element. */
export const jsonInScript = (json: string): string => json.replace(/</g, String.raw`\u003c`);
