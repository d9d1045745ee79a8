import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Replacements} from './routes/write.ts';

/** Fields of the configuration that builds alone read; the browser gets no others than before. */
const forBuilds = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

type Fields = Record<string, unknown>;

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** The configuration without what decides how a build is made. */
export function configForReaders({future, ...config}: Fields): Fields {
  return {...without(config, forBuilds), future: without(future as Fields, ['faster', 'v4', 'experimental_vcs'])};
}

/** Words of what this site does not have: a blog, tags, an assistant in the search. */
const unusedWords = /^theme\.(?:blog|tags|docs\.tagDocListPageTitle|SearchModal\.askAiScreen)\./;

/** The words of the theme that this site can show. */
export function wordsForReaders(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([id]) => !unusedWords.test(`${id}.`)));
}

const quoted = (value: unknown) => JSON.stringify(value);

/**
 * Writes what the engine hands to every page, without what no browser reads; the server draws with the whole of it. The
 * data of plugins stay: the specification names the list of documents.
 * @param generatedDir the engine's generated files of a language
 */
export function writeData(generatedDir: string, siteConfig: DocusaurusConfig): Replacements {
  const read = <Content>(name: string) => JSON.parse(readFileSync(join(generatedDir, name), 'utf8')) as Content;
  const config = {...siteConfig} as Fields;
  const {docusaurusVersion} = read<{docusaurusVersion: string}>('site-metadata.json');
  const slim = {
    'docusaurus.config.mjs': `export default ${quoted(configForReaders(config))};\n`,
    'site-metadata.json': quoted({docusaurusVersion, pluginVersions: {}}),
    'codeTranslations.json': quoted(wordsForReaders(read('codeTranslations.json'))),
  };
  return Object.fromEntries(
    Object.entries(slim).map(([name, content]) => {
      const file = join(generatedDir, 'first-load', name);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
      return [join(generatedDir, name), file];
    }),
  );
}
