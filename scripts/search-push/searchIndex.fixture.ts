import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {localeFolder, locales, type Locale} from '../../config/locales';
import {indexFileVersion, indexPath, type IndexFile, type IndexedPage} from '../../plugins/search/engine/indexFile';
import {packIndex} from '../../plugins/search/extract/packIndex';

const glossary = [
  {names: ['пункт выдачи', 'pickup point', 'ПВЗ'], also: ['самовывоз', 'пвз']},
  {names: ['СДЭК', 'CDEK'], also: ['сдек', 'sdek']},
  {names: ['самовывоз', 'self-pickup'], also: []},
];

function page(root: string, number: number): IndexedPage {
  return {
    path: `${root}page-${number}`,
    group: 'Документация',
    tag: 'docs-default-current',
    version: 'current',
    ...(number === 1 ? {label: 'Первая', aliases: ['начало'], weight: 0.7} : {}),
    sections: [
      {level: 1, heading: `Страница ${number}`, text: 'О том, что на ней.'},
      {level: 2, anchor: 'keys', heading: 'Введите ключи', text: 'Ключи base64 и getSetting лежат в кабинете.'},
      {level: 3, anchor: 'no-text', heading: 'Ничего больше'},
    ],
  };
}

/** The search indexes of all languages for this many pages of three sections. */
export function searchIndexes(pages: number): IndexFile[] {
  return locales.map((language) => {
    const root = `/w/${localeFolder(language)}`;
    return {
      layout: indexFileVersion,
      origin: 'https://docs.example',
      language,
      glossary,
      pages: Array.from({length: pages}, (_, index) => page(root, index + 1)),
    };
  });
}

/** Writes the indexes where a build writes them. */
export function writeIndexFiles(outDir: string, files: readonly IndexFile[]): void {
  for (const file of files) {
    const path = join(outDir, localeFolder(file.language as Locale), indexPath);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, JSON.stringify(packIndex(file)));
  }
}
