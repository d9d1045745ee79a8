import type {Problem} from '../../../plugins/content-checks/problem';
import type {BuiltPage} from './site';

/** What is not read as a sentence, and words marked as another language. */
const noProse = 'script, style, svg, noscript, pre, code, kbd, samp, .hash-link, [lang]';

/** Elements that hold a line of text each. */
const lines = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, summary';

/** Texts of components, which come from no Markdown: the style sheet controls their line breaks. */
const components =
  'header, figure, form, [data-tool], [class*="lead_"], [class*="facts_"], [class*="cards_"], [class*="examples_"]';

interface Rule {
  wrong: RegExp;
  /** What is wrong with the text that matches. */
  found: string;
  fix: string;
  /** Whether remark/typography sees to it, in texts of Markdown alone. */
  isSet?: boolean;
}

const set = 'Let remark/typography set the text';
const hyphen: Rule = {wrong: /(?<=\p{L}) [-–] (?=\p{L})/u, found: 'a hyphen in the place of a dash', fix: 'Write —'};
const everywhere: readonly Rule[] = [
  hyphen,
  {wrong: /\S[ \u00a0]{2,}\S/u, found: 'two spaces', fix: 'Leave one'},
  {wrong: /\S [,.;!?](?!\S)/u, found: 'a space before a mark', fix: 'Take it out'},
];

const rules: Readonly<Record<BuiltPage['locale'], readonly Rule[]>> = {
  ru: [
    ...everywhere,
    {
      wrong: /["“”](?=\p{L})|(?<=\p{L})["”]/u,
      found: 'quotes that are not Russian',
      fix: 'Use «ёлочки», inside „лапки“',
    },
    {wrong: /\S —/u, found: 'a dash without a no-break space before it', fix: set, isSet: true},
    {
      wrong: /(?<![\p{L}\p{N}-])[авикосуя] (?=[\p{L}\p{N}«□])/iu,
      found: 'a one-letter word that a line may end with',
      fix: set,
      isSet: true,
    },
  ],
  en: [...everywhere, {wrong: /[«»„“”‘’]/u, found: 'quotes that are not straight', fix: 'Write straight ones'}],
};

/** Words in bold are labels of interfaces, unless they end as a sentence. */
const isLabel = (bold: string): boolean => !/[.!?]$/.test(bold.trim());

interface Line {
  text: string;
  isComponent: boolean;
}

/** Lines of the article, a square in the place of code and of labels. */
function linesOf({$}: BuiltPage): Line[] {
  return $('.theme-doc-markdown')
    .find(lines)
    .toArray()
    .map((element) => {
      const own = $(element).clone();
      own.find(lines).remove();
      own.find(noProse).replaceWith('□');
      own
        .find('strong')
        .filter((_, bold) => isLabel($(bold).text()))
        .replaceWith('□');
      return {text: own.text().trim(), isComponent: $(element).closest(components).length > 0};
    });
}

/** Marks and spaces of the built text that are not those of its language. */
export function typographyProblems(page: BuiltPage): Problem[] {
  return linesOf(page).flatMap(({text, isComponent}) =>
    rules[page.locale].flatMap(({wrong, found, fix, isSet}) => {
      const at = isSet && isComponent ? -1 : text.search(wrong);
      const near = text.slice(Math.max(at - 30, 0), at + 30);
      return at < 0 ? [] : [{file: `build/${page.file}`, value: `${found} in “${near}”`, fix}];
    }),
  );
}

/** Russian words on an English page that are neither code nor labels nor marked as Russian. */
export function cyrillicProblems(page: BuiltPage, foreign: readonly string[]): Problem[] {
  return linesOf(page).flatMap(({text}) => {
    const own = foreign.reduce((rest, label) => rest.replaceAll(label, '□'), text);
    return (page.locale === 'en' ? (own.match(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\s-]*/gu) ?? []) : []).map(
      (words) => ({
        file: `build/${page.file}`,
        value: `“${words.trim()}” is not English`,
        fix: 'Translate it, put it into backticks, or add it to foreignLabels in tests/content/allowed.ts',
      }),
    );
  });
}
