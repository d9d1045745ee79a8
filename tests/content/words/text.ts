import type {Language} from '../../../src/facts';

/** A text that a reader meets, with its place in the sources. */
export interface SourceText {
  /** Path from the root of the repository. */
  file: string;
  line?: number;
  language: Language;
  text: string;
  /** Whether the words are those of an interface, quoted in bold: they are not ours to choose. */
  isLabel: boolean;
}

/** What is no word: addresses, and shortcodes in brackets. */
const address = /https?:\/\/\S+|[\w.]+@[\w.]+|\b[\w-]+(?:\.[\w-]+)*\.(?:ru|com|org)\b|\[\w+\]/g;

/** Text without addresses, which are no words. */
export const withoutAddresses = (text: string): string => text.replaceAll(address, ' ');

/** Bold words are a label, unless they are a sentence. */
export const isLabelText = (bold: string): boolean => !/[.!?]$/.test(bold.trim());

/** The words of a text with the little Markdown that facts have, its labels apart and its code left out. */
export function piecesOf(text: string): Pick<SourceText, 'text' | 'isLabel'>[] {
  return text
    .replaceAll(/`[^`]*`/g, '`')
    .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .split(/(\*\*[^*]+\*\*)/)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => {
      const bold = /^\*\*(.+)\*\*$/.exec(piece)?.[1];
      return {text: withoutAddresses(bold ?? piece), isLabel: bold !== undefined && isLabelText(bold)};
    });
}
