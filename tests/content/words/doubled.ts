import type {Problem} from '../../../plugins/content-checks/problem';
import type {SourceText} from './text';

const doubled = /(?<![\p{L}-])(\p{L}+)\s+\1(?![\p{L}-])/gu;

/** Whether a text goes on in the one after it: lines of a paragraph do, short items of a list and cells do not. */
const goesOn = (one: SourceText, next: SourceText | undefined): boolean =>
  next?.file === one.file && next.line === (one.line ?? 0) + 1 && /(?:\S+\s+){3}\S+$/.test(one.text);

/** Words that stand twice in a row, also over the end of a line. */
export function doubledProblems(texts: readonly SourceText[]): Problem[] {
  return texts.flatMap((one, index) => {
    const next = texts[index + 1];
    const [start = ''] = goesOn(one, next) ? (/^\s*\p{L}+/u.exec(next?.text ?? '') ?? []) : [];
    const found = `${one.text} ${start}`.matchAll(doubled);
    return [...found].map(([value]) => ({file: one.file, line: one.line, value, fix: 'Write the word once'}));
  });
}
