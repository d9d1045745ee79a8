import type {Problem} from '../../../plugins/parity/problem';
import type {BuiltPage} from './site';

/** What no reader reads as a sentence, and words said to be of another language. */
const noProse = 'script, style, svg, noscript, pre, code, kbd, samp, .hash-link, [lang]';

/** Elements that hold a line of text each. */
const lines = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, summary';

/** Texts of components, which come from no Markdown: the style sheet keeps their lines from ending badly. */
const components =
  'header, figure, form, [data-tool], [class*="lead_"], [class*="facts_"], [class*="doors_"], [class*="examples_"]';

interface Rule {
  wrong: RegExp;
  /** What is wrong with the text that matches. */
  says: string;
  mend: string;
  /** Whether plugins/typography sees to it, in texts of Markdown alone. */
  isSet?: boolean;
}

const set = 'Let plugins/typography set the text';
const hyphen: Rule = {wrong: /(?<=\p{L}) [-–] (?=\p{L})/u, says: 'a hyphen in the place of a dash', mend: 'Write —'};
const everywhere: readonly Rule[] = [
  hyphen,
  {wrong: /\S[ \u00a0]{2,}\S/u, says: 'two spaces', mend: 'Leave one'},
  {wrong: /\S [,.;!?](?!\S)/u, says: 'a space before a mark', mend: 'Take it out'},
];

const rules: Readonly<Record<BuiltPage['locale'], readonly Rule[]>> = {
  ru: [
    ...everywhere,
    {
      wrong: /["“”](?=\p{L})|(?<=\p{L})["”]/u,
      says: 'quotes that are not Russian',
      mend: 'Use «ёлочки», inside „лапки“',
    },
    {wrong: /\S —/u, says: 'a dash without a no-break space before it', mend: set, isSet: true},
    {
      wrong: /(?<![\p{L}\p{N}-])[авикосуя] (?=[\p{L}\p{N}«□])/iu,
      says: 'a one-letter word that a line may end with',
      mend: set,
      isSet: true,
    },
  ],
  en: [...everywhere, {wrong: /[«»„“”‘’]/u, says: 'quotes that are not straight', mend: 'Write straight ones'}],
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
    rules[page.locale].flatMap(({wrong, says, mend, isSet}) => {
      const at = isSet && isComponent ? -1 : text.search(wrong);
      const near = text.slice(Math.max(at - 30, 0), at + 30);
      return at < 0 ? [] : [{file: `build/${page.file}`, value: `${says} in “${near}”`, mend}];
    }),
  );
}

/** Russian words on an English page that are neither code nor labels nor said to be Russian. */
export function cyrillicProblems(page: BuiltPage, foreign: readonly string[]): Problem[] {
  return linesOf(page).flatMap(({text}) => {
    const own = foreign.reduce((rest, label) => rest.replaceAll(label, '□'), text);
    return (page.locale === 'en' ? (own.match(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\s-]*/gu) ?? []) : []).map(
      (words) => ({
        file: `build/${page.file}`,
        value: `“${words.trim()}” is not English`,
        mend: 'Translate it, put it into backticks, or add it to foreignLabels in tests/content/allowed.ts',
      }),
    );
  });
}
