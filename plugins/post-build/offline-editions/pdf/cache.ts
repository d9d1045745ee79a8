import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageNumbers} from './document';

/** A PDF with what it was printed from. */
interface Stored {
  /** Fingerprint of the document and of the browser. */
  source: string;
  /** Fingerprint of the PDF beside it. */
  pdf: string;
  numbers: [string, number][];
}

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
};

/** Stores the last PDF of each language, since rendering one takes ten seconds. */
export class PdfCache {
  readonly #dir: string;
  readonly #browser: string;

  /**
   * @param dir folder that need not exist
   * @param browser name and version of what prints: another one prints other bytes
   */
  constructor(dir: string, browser: string) {
    this.#dir = dir;
    this.#browser = browser;
  }

  #stored(language: string): Stored | null {
    const file = join(this.#dir, `${language}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : null;
  }

  /** The PDF of this very document; null when another one was printed last. */
  pdf(language: string, document: string): Uint8Array | null {
    const stored = this.#stored(language);
    if (stored?.source !== hashOf(document, this.#browser)) {
      return null;
    }
    const pdf = readFileSync(join(this.#dir, `${language}.pdf`));
    return hashOf(pdf) === stored.pdf ? pdf : null;
  }

  /** The pages on which the chapters of the last PDF begin, whatever it was printed from; null without one. */
  numbers(language: string): PageNumbers | null {
    const stored = this.#stored(language);
    return stored && new Map(stored.numbers);
  }

  store(language: string, document: string, pdf: Uint8Array, numbers: PageNumbers): void {
    const stored: Stored = {source: hashOf(document, this.#browser), pdf: hashOf(pdf), numbers: [...numbers]};
    mkdirSync(this.#dir, {recursive: true});
    writeFileSync(join(this.#dir, `${language}.pdf`), pdf);
    writeFileSync(join(this.#dir, `${language}.json`), JSON.stringify(stored));
  }
}
