import {readdirSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../plugins/parity/problem';

const raster = /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|svg|ico)$/i;

/** Picture files under the folders, as paths from the root. */
export function picturesIn(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const from = path.join(root, folder);
    const files = existsSync(from) ? readdirSync(from, {recursive: true, encoding: 'utf8'}) : [];
    return files
      .filter((file) => raster.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .sort();
  });
}

/** Pictures that are not on the list: screens of the shop are drawn, so that they cannot grow old or stay untranslated. */
export function imageProblems(pictures: readonly string[], allowed: readonly string[]): Problem[] {
  const strange = pictures.filter((file) => !allowed.includes(file));
  const gone = allowed.filter((file) => !pictures.includes(file));
  return [
    ...strange.map((file) => ({
      file,
      value: 'the picture is not on the list of allowed pictures',
      mend: 'Draw the screen as a figure, or add a picture that is no screenshot to the list in tests/content/allowed.ts',
    })),
    ...gone.map((file) => ({
      file,
      value: 'the picture is on the list but does not exist',
      mend: 'Take it off the list in tests/content/allowed.ts',
    })),
  ];
}
