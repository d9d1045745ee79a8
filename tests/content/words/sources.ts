import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Language} from '../../../src/facts';
import type {Page} from '../site/page';
import {siteDir} from '../site/paths';
import {codeTexts} from './code';
import {jsonTexts} from './json';
import {pageTexts} from './pages';
import {proseTexts} from './prose';
import type {SourceText} from './text';

/** Keys of the facts whose texts are the plugin's or the readers' own, mistakes included. */
const quoted = ['label', 'text', 'name', 'older', 'synonyms', 'forbidden', 'abbreviations'];

const prose: readonly [file: string, language: Language][] = [
  ['README.md', 'en'],
  ['CONTRIBUTING.md', 'en'],
  ['STYLE.md', 'en'],
  ['STYLE.ru.md', 'ru'],
];

/** Files under a folder whose paths, from the root of the site, match; without tests and installed packages. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$|\/node_modules\//.test(file))
    .sort();
}

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

const jsonIn = (files: readonly string[], options: {language?: Language; skip?: readonly string[]} = {}) =>
  files.flatMap((file) => jsonTexts(read(file), {file, ...options}));

/** The words of the plugin's facts that are the manual's own. */
export const factTexts = (): SourceText[] => jsonIn(filesIn('facts', /^facts\/[\w-]+\.json$/), {skip: quoted});

/** The words of the interface of the site: its strings, figures and the names of plugins' parts. */
export function interfaceTexts(): SourceText[] {
  const programs = [
    ...filesIn('src', /\.tsx$/),
    ...filesIn('plugins/search/ui', /\.tsx?$/),
    ...filesIn('config', /\/(?:announcement|footer|navbar)\.ts$/),
  ];
  return [
    ...jsonIn(filesIn('i18n/en', /\.json$/), {language: 'en', skip: ['description']}),
    ...jsonIn(filesIn('i18n/ru', /\.json$/), {language: 'ru', skip: ['description']}),
    ...jsonIn(filesIn('plugins', /\/(?:words|messages)\.json$/)),
    ...jsonIn(filesIn('plugins', /\/words\/ru\.json$/), {language: 'ru'}),
    ...jsonIn(filesIn('plugins', /\/words\/en\.json$/), {language: 'en'}),
    ...jsonIn(filesIn('src', /(?<!\/cases)\.json$/)),
    ...programs.flatMap((file) => codeTexts(read(file), file)),
  ];
}

/** What is written in English for who works on the project: the architecture, the decisions, the READMEs of folders. */
export function projectTexts(): SourceText[] {
  const root = readdirSync(siteDir).filter(
    (file) => /^[A-Z]\w+\.md$/.test(file) && !prose.some(([one]) => one === file),
  );
  const folders = ['decisions', 'deploy', 'plugins', 'remark', 'src', 'tests'];
  const files = folders.flatMap((folder) => filesIn(folder, /(?<!^tests\/content\/.*)\.md$/));
  return [...root, ...files].flatMap((file) => proseTexts(read(file), file, 'en'));
}

/** Every text that the project writes for people: pages, facts, interface, the notes for authors. */
export function allTexts(pages: readonly Page[]): SourceText[] {
  return [
    ...pageTexts(pages),
    ...factTexts(),
    ...interfaceTexts(),
    ...prose.flatMap(([file, language]) => proseTexts(read(file), file, language)),
  ];
}
