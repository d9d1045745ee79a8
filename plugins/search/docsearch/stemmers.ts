/** Languages whose stemmers the browser gets; the package carries twenty-four in 860 KB. */
const languages = ['english', 'russian'];

const languageStart = /(?=\n {4}var \w+Stemmer = function \(_SnowballStemmer\d*\))/;
const languageName = /var (\w+)Stemmer = function \(_SnowballStemmer\d*\)/;
const footerStart = '    function newStemmer(';

/**
 * The file of `snowball-stemmers` with our two languages only (drop when the package offers one file a language).
 * @throws Error when the file does not have the layout of version 0.6.0
 */
export function slimStemmers(source: string): string {
  const footerAt = source.indexOf(footerStart);
  const [header = '', ...blocks] = source.slice(0, footerAt).split(languageStart);
  const names = blocks.map((block) => languageName.exec(block)?.[1] ?? '');
  const missing = languages.find((language) => !names.includes(language));
  if (footerAt < 0 || missing !== undefined) {
    throw new Error(
      `snowball-stemmers: ${missing ?? 'newStemmer'} not found in its file. Install version 0.6.0, or rewrite plugins/search/docsearch/stemmers.ts.`,
    );
  }
  const blocksInUse = blocks.filter((_, index) => languages.includes(names[index] ?? ''));
  const footer = source
    .slice(footerAt)
    .replace(/\n\s*(\w+): \w+Stemmer(,?)/g, (line, name: string) => (languages.includes(name) ? line : ''));
  return header + blocksInUse.join('') + footer;
}
