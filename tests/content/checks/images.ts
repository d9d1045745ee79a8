import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../plugins/content-checks/problem';

const raster = /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|svg|ico)$/i;

/** Folders at the root that are made or installed, and are no part of the repository. */
const outside = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'test-results']);

/** Picture files of the repository, without installed packages, as paths from its root. */
export function picturesIn(root: string): string[] {
  return readdirSync(root, {withFileTypes: true})
    .filter(({name}) => !outside.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(root, entry.name), {recursive: true, encoding: 'utf8'}).map((file) =>
            [entry.name, ...file.split(path.sep)].join('/'),
          )
        : [entry.name],
    )
    .filter((file) => raster.test(file) && !file.includes('/node_modules/'))
    .sort();
}

/** Pictures that are not on the list: screens of the shop are drawn, so that they cannot grow old or stay untranslated. */
export function imageProblems(pictures: readonly string[], allowed: Readonly<Record<string, string>>): Problem[] {
  const covers = (one: string, file: string) => (one.endsWith('/') ? file.startsWith(one) : file === one);
  const strange = pictures.filter((file) => !Object.keys(allowed).some((one) => covers(one, file)));
  const gone = Object.keys(allowed).filter((one) => !pictures.some((file) => covers(one, file)));
  return [
    ...strange.map((file) => ({
      file,
      value: 'the picture is not on the list of allowed pictures',
      fix: 'Draw the screen as a figure, or add a picture that is no screenshot to the list in tests/content/allowed.ts',
    })),
    ...gone.map((file) => ({
      file,
      value: 'the picture is on the list but does not exist',
      fix: 'Take it off the list in tests/content/allowed.ts',
    })),
  ];
}
