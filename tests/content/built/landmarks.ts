import type {Problem} from '../../../plugins/content-checks/problem';
import type {BuiltPage} from './site';

const problem = ({file}: BuiltPage, value: string, fix: string): Problem => ({file: `build/${file}`, value, fix});

/** One main part, one footer of the site, navigations with names of their own. */
export function landmarkProblems(page: BuiltPage): Problem[] {
  const {$} = page;
  const footers = $('footer').filter((_, footer) => $(footer).closest('main').length === 0).length;
  const names = $('nav')
    .toArray()
    .map((nav) => ($(nav).attr('aria-label') ?? '').trim());
  const repeated = names.filter((name, index) => name === '' || names.indexOf(name) !== index);
  return [
    ...($('main').length === 1 ? [] : [problem(page, `the page has ${$('main').length} main parts`, 'Leave one')]),
    ...(footers === 1 ? [] : [problem(page, `the page has ${footers} footers outside of its main part`, 'Leave one')]),
    ...repeated.map((name) =>
      problem(page, `a navigation is named “${name}”, as another one or not at all`, 'Give it a name of its own'),
    ),
  ];
}

/** Headings go down one level at a time and are not empty. */
export function headingOrderProblems(page: BuiltPage): Problem[] {
  const {$} = page;
  const headings = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => {
      const copy = $(heading).clone();
      copy.find('.hash-link').remove();
      return {level: Number(heading.tagName.slice(1)), text: copy.text().trim()};
    });
  return headings.flatMap(({level, text}, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return [
      ...(level > before + 1
        ? [problem(page, `“${text}” of level ${level} follows level ${before}`, 'Leave no level out')]
        : []),
      ...(text === '' ? [problem(page, `a heading of level ${level} is empty`, 'Give it words, or remove it')] : []),
    ];
  });
}
