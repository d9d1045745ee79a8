import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {locales, type Locale} from '../../../config/locales.ts';
import {pagesOf, type Manual} from '../text/manual.ts';
import {markdownOf, type Writing} from '../text/markdown.ts';
import type {Cost} from './command.ts';

/** A folder of text in a language, and the rules of its files. */
export interface Place {
  /** Below the folder of the engine. */
  folder: string;
  writing: Writing;
}

/** What turns the text of the manual into a site. */
export interface Engine {
  name: string;
  /** Its folder below .cache/speed. */
  folder: string;
  /** Its version, once it is installed. */
  version: (root: string) => string;
  /**
   * Installs it where it is not.
   * @throws MissingEngineError
   */
  install: (root: string) => Promise<void>;
  place: (language: Locale) => Place;
  /** Writes the sidebar and whatever else the configuration reads. */
  writeOutline: (root: string, manual: Manual) => void;
  /** Removes what builds keep for the next one, so that a build is a cold one. */
  forget: (root: string) => void;
  /**
   * Builds both languages.
   * @returns what it cost; what it wrote is in `outDir`
   * @throws MissingEngineError
   */
  build: (root: string) => Promise<Cost>;
  /** What is done to the written pages before they are served. */
  finish?: (dir: string) => Promise<void>;
  /** What it writes, below the root of the project. */
  outDir: string;
  /** Whether addresses of pages end with a slash. */
  slashed: boolean;
  /** Paths of files whose names change with their content; null for ours, whose names the server knows. */
  hashed: RegExp | null;
}

/** An engine that cannot be installed or built here: said once, left out of the tables. */
export class MissingEngineError extends Error {
  constructor(name: string, why: string) {
    super(`${name} ${why}`);
    this.name = 'MissingEngineError';
  }
}

export const base = '/wordpress/';
export const firstPage = 'intro';

/** Path of a page below the base of a language. */
export const pathOf = (id: string): string => (id === firstPage ? '' : id);

/** Address of a page below the origin. */
export function addressOf(language: Locale, id: string, slashed: boolean): string {
  const path = `${language === 'ru' ? '' : `${language}/`}${pathOf(id)}`;
  return base + (slashed && path !== '' && !path.endsWith('/') ? `${path}/` : path);
}

export const folderOf = (engine: Pick<Engine, 'folder'>): string => join('.cache', 'speed', engine.folder);

/** Writes a file and the folders above it. */
export function writeText(path: string, content: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}

/** Writes the text of the manual for an engine in place of what was there. */
export function writeManual(engine: Engine, root: string, manual: Manual): void {
  const dir = join(root, folderOf(engine));
  const firstSegments = new Set(pagesOf(manual.ru).map(({id}) => (id.includes('/') ? id.split('/')[0] : `${id}.md`)));
  const places = locales.map((language) => ({language, ...engine.place(language)}));
  for (const {folder} of places) {
    // Not the folder itself: that of Russian may hold that of English, and the configuration of the engine.
    for (const name of [...firstSegments, 'index.md', 'grown']) {
      rmSync(join(dir, folder, name ?? ''), {recursive: true, force: true});
    }
  }
  for (const {language, folder, writing} of places) {
    for (const page of pagesOf(manual[language])) {
      writeText(join(dir, folder, writing.fileOf(page.id)), markdownOf(page, writing));
    }
  }
  engine.writeOutline(root, manual);
}

/** Copies what an engine has written to where its next build does not reach. */
export function keepBuilt(engine: Engine, root: string): string {
  const kept = join(root, '.cache', 'speed', 'built', engine.name.toLowerCase().replace(/\W+/g, '-'));
  rmSync(kept, {recursive: true, force: true});
  cpSync(join(root, engine.outDir), kept, {recursive: true});
  return kept;
}
