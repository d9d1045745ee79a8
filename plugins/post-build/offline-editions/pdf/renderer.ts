import {chromium, type Browser} from 'playwright-core';
import {getDocumentProxy} from 'unpdf';
import type {PageNumbers} from './document';

/** A Chromium that prints. */
export class PdfRenderer {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Starts the browser; `close` ends it.
   * @param executablePath of a Chromium that runs
   */
  static async start(executablePath: string): Promise<PdfRenderer> {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    return new PdfRenderer(await chromium.launch({executablePath, args}));
  }

  /** Name and version of the browser: another one prints other bytes. */
  get version(): string {
    return this.#browser.version();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /**
   * A document that needs no network as a tagged PDF with an outline.
   * @throws Error when something in it moves even for readers who want no motion: it would be other bytes each time
   */
  async print(html: string): Promise<Uint8Array> {
    const context = await this.#browser.newContext({offline: true, colorScheme: 'light', reducedMotion: 'reduce'});
    try {
      const page = await context.newPage();
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const moving = await page.evaluate(() => document.getAnimations().length);
      if (moving > 0) {
        throw new Error(`${moving} animations run in what is to be printed, even for readers who want no motion.`);
      }
      return await page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});
    } finally {
      await context.close();
    }
  }
}

/** The page of every place in a PDF that a link of it leads to, the first page being 1. */
export async function pageNumbers(pdf: Uint8Array): Promise<PageNumbers> {
  // The reader takes ownership of its buffer.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const places = Object.entries(await document.getDestinations());
  const numbers = new Map<string, number>();
  for (const [id, place] of places) {
    const [page] = (place ?? []) as {num: number; gen: number}[];
    if (page) {
      numbers.set(id, (await document.getPageIndex(page)) + 1);
    }
  }
  await document.cleanup();
  return numbers;
}
