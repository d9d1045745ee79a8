import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../../../config/environment.ts';
import {runDocusaurusBuild} from '../../../scripts/build/docusaurus.ts';
import {finishSite} from '../../../scripts/build/finish.ts';
import {folderOf, MissingEngineError, writeText, type Engine} from './engine.ts';
import {lastLines, measured} from './command.ts';
import {docusaurusWriting} from './outline.ts';
import type {Manual} from '../text/manual.ts';

const folder = folderOf({folder: 'ours'});
const outDir = join(folder, 'build');
const generated = join(folder, 'generated');

/** The sidebar in the shape of sidebars.ts, without the pages that the site makes of its groups. */
function sidebarsOf({ru}: Manual): string {
  const items = ru.flatMap<object | string>(({label, collapsed, pages}, index) => {
    const ids = pages.map(({id}) => id);
    return label === null ? ids : [{type: 'category', key: `group-${index}`, label, collapsed, items: ids}];
  });
  return `module.exports = ${JSON.stringify({manual: items}, null, 2)};\n`;
}

function writeOutline(root: string, manual: Manual): void {
  const english = join(root, folder, 'i18n', 'en');
  writeText(join(root, folder, 'sidebars.js'), sidebarsOf(manual));
  for (const words of ['code.json', 'docusaurus-theme-classic']) {
    cpSync(join(root, 'i18n', 'en', words), join(english, words), {recursive: true});
  }
  cpSync(join(root, 'i18n', 'ru'), join(root, folder, 'i18n', 'ru'), {recursive: true});
  const labels = manual.ru.flatMap(({label}, index) => {
    const message = manual.en[index]?.label;
    return label === null || message === null || message === undefined
      ? []
      : [[`sidebar.manual.category.group-${index}`, {message}] as const];
  });
  writeText(
    join(english, 'docusaurus-plugin-content-docs', 'current.json'),
    `${JSON.stringify(Object.fromEntries(labels), null, 2)}\n`,
  );
}

/** Our plugins, theme and finishing over the plain text: what the site costs without figures, tools and facts. */
export const oursWithSameText: Engine = {
  name: 'ours (same text)',
  folder: 'ours',
  outDir,
  slashed: false,
  hashed: null,
  version: (root) =>
    (JSON.parse(readFileSync(join(root, 'node_modules/@docusaurus/core/package.json'), 'utf8')) as {version: string})
      .version,
  install: () => Promise.resolve(),
  place: (language) => ({
    folder: language === 'ru' ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`,
    writing: docusaurusWriting,
  }),
  writeOutline,
  forget: (root) => rmSync(join(root, generated), {recursive: true, force: true}),
  build: async (root) => {
    rmSync(join(root, outDir), {recursive: true, force: true});
    const ended = await measured(() =>
      runDocusaurusBuild({
        root,
        outDir,
        logs: join(root, folder, 'build'),
        config: 'bench/speed/text-site/docusaurus.config.ts',
        generatedDir: generated,
        isCached: true,
      }),
    );
    if (ended.code !== 0 || !existsSync(join(root, outDir))) {
      throw new MissingEngineError('ours (same text)', `does not build.\n${lastLines(ended.errors)}`);
    }
    return ended;
  },
  finish: (dir) => finishSite({root: process.cwd(), dir, environment: readEnvironment()}),
};
