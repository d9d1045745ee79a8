export type WarningKind =
  'broken anchors' | 'broken Markdown link' | 'duplicate routes' | 'untranslated or unknown translation key' | 'other';

/** A warning of the build: the site works, but something in it is wrong. */
export interface BuildWarning {
  kind: WarningKind;
  text: string;
}

const kinds: ReadonlyArray<readonly [RegExp, WarningKind]> = [
  [/broken anchors/i, 'broken anchors'],
  [/^Markdown (?:link|image) with/i, 'broken Markdown link'],
  [/^Duplicate routes/i, 'duplicate routes'],
  [/translation keys? /i, 'untranslated or unknown translation key'],
];

/** Advice that Docusaurus repeats in every list. */
const advice = /^(?:Please check the pages|Note: it's|Note: it is|Exhaustive list of all).*\n?|^\n/gm;

/** Collects the `[WARNING]` blocks of what Docusaurus printed to its error stream, each text once. */
export function readWarnings(plainOutput: string): BuildWarning[] {
  const blocks = plainOutput.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const texts = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    .map((block) => block.slice('[WARNING]'.length).replace(advice, '').trim());
  return [...new Set(texts)].map((text) => ({
    kind: kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other',
    text,
  }));
}

/** One error without its stack, without the frame that the bundler draws and the details that repeat its cause. */
function plainError(section: string): string {
  const [essence = ''] = section.split(/^\s*│ Details:/m);
  return essence
    .split('\n')
    .map((line) => line.replace(/^(?:\[ERROR\] |\s*(?:╰─▶\s+×\s|│\s?))/, '').replace(/^\s*\[cause\]: /, ''))
    .filter((line) => !/^\s*at |^\s*\.\.\. \d+ lines matching|^\s*\}\s*$/.test(line))
    .map((line) => line.replace(/ \{$/, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The errors of a failed build, each once and without its stack; the whole output when no error is marked in it. */
export function readError(plainOutput: string): string {
  const start = plainOutput.indexOf('[ERROR]');
  const text = start === -1 ? plainOutput : plainOutput.slice(start + '[ERROR]'.length);
  const errors = text.split(/^-{10,}$/m).map(plainError);
  return [...new Set(errors)].filter((error) => error !== '').join('\n\n');
}
