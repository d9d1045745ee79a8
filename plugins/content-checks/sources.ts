import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {nearest} from './nearest';
import type {Problem} from './problem';

/** A place of the plugin that a page describes, and the section that does, where it is not the whole page. */
export interface Claim {
  place: string;
  section: string | null;
}

/** What a build knows of the lock file; it is checked without the plugin. */
export interface KnownSources {
  /** File of the plugin → names of its members; none where the file is one place. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Page → digests of the places that it was read against: gone places stay known until it is read again. */
  pages: Readonly<Record<string, {digests: Readonly<Record<string, string>>}>>;
}

export interface SourcesPage {
  /** Path from the root of the site. */
  file: string;
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Whether the page is a translation of one in the default locale. */
  isTranslation: boolean;
}

const keys = ['sources', 'section_sources'];

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The places that a front matter names; values of a wrong type are reported by the check of the front matter. */
export function claimsOf(frontMatter: Readonly<Record<string, unknown>>): Claim[] {
  const sections = Object.entries(Object(frontMatter.section_sources) as Record<string, unknown>);
  return [
    ...textsIn(frontMatter.sources).map((place) => ({place, section: null})),
    ...sections.flatMap(([section, value]) => textsIn(value).map((place) => ({place, section}))),
  ];
}

/** Ids of the headings of a page: written in a comment, or of a component on a line of its own. */
function headingIds(source: string): string[] {
  const outsideCode = source.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^ *\2/gm, '');
  const found = outsideCode.matchAll(/^#{1,6} .*\{\/\* #([\w-]+) \*\/\}|^<[A-Z]\w*\b[^>]*? id="([\w-]+)"/gm);
  return [...found].map(([, written, made]) => written ?? made ?? '');
}

/** First line whose front matter has a word, counted from 1. */
function lineOf(source: string, word: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.split(/[\s,[\]'"]+|:(?=\s|$)/).includes(word));
  return index < 0 ? undefined : index + 1;
}

/** Names of all places, as a page writes them. */
function namesOf({places}: KnownSources): string[] {
  return Object.entries(places).flatMap(([file, members]) =>
    members.length === 0 ? [file] : members.map((member) => `${file}::${member}`),
  );
}

function placeProblem({file, source}: SourcesPage, place: string, names: readonly string[]): Problem {
  const inSameFile = names.filter((name) => name.startsWith(`${place.split('::')[0]}::`));
  return {
    file,
    line: lineOf(source, place),
    value: `the plugin has no source “${place}”`,
    fix: `Use one of the nearest (${nearest(place, inSameFile.length > 0 ? inSameFile : names).join(', ')}), or delete it`,
  };
}

/**
 * What is wrong with the places that a page names: unknown ones, ones of unknown sections, and any in a translation.
 * @param known asked only when the page names a place
 */
export function sourceProblems(page: SourcesPage, known: () => KnownSources): Problem[] {
  const {file, source, frontMatter} = page;
  const given = keys.filter((key) => key in frontMatter);
  if (page.isTranslation) {
    return given.map((key) => ({
      file,
      line: lineOf(source, key),
      value: `the front matter key “${key}” is in a translation`,
      fix: 'Delete it here: the page of the default locale names the sources for both',
    }));
  }
  if (given.length === 0) {
    return [];
  }
  const lock = known();
  const names = namesOf(lock);
  const exists = new Set([...names, ...Object.keys(lock.pages[file]?.digests ?? {})]);
  const ids = headingIds(source);
  const claims = claimsOf(frontMatter);
  const sections = new Set(claims.flatMap(({section}) => (section === null || ids.includes(section) ? [] : [section])));
  const places = new Set(claims.map(({place}) => place));
  return [
    ...[...sections].map((id) => ({
      file,
      line: lineOf(source, id),
      value: `no heading of the page has the id “${id}” of its section_sources`,
      fix: `Use one of the nearest (${nearest(id, ids).join(', ')}), or name the places under “sources”`,
    })),
    ...[...places].filter((place) => !exists.has(place)).map((place) => placeProblem(page, place, names)),
  ];
}

/**
 * Checks the places that the pages of a locale name.
 * @param files paths from the root of the site
 * @param lock path of the lock file from there
 */
export async function fileSourceProblems(
  siteDir: string,
  files: readonly string[],
  {lock, isTranslation}: {lock: string; isTranslation: boolean},
): Promise<Problem[]> {
  let known: KnownSources | null = null;
  const read = (): KnownSources => JSON.parse(readFileSync(path.join(siteDir, lock), 'utf8')) as KnownSources;
  const problems = files.map(async (file) => {
    const filePath = path.join(siteDir, file);
    const source = readFileSync(filePath, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
    return sourceProblems({file, source, frontMatter, isTranslation}, () => (known ??= read()));
  });
  return (await Promise.all(problems)).flat();
}
