import type {SourceText} from './text';

const comment = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const russian = /\p{Script=Cyrillic}[^'"`<>{}\n]*/gu;

/** The Russian words of a program: strings of the interface, as comments and names are English. */
export function codeTexts(source: string, file: string): SourceText[] {
  const bare = source.replaceAll(comment, (text) => text.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, index) =>
    (line.match(russian) ?? []).map((text): SourceText => ({
      file,
      line: index + 1,
      language: 'ru',
      text,
      isLabel: false,
    })),
  );
}
