import type {Problem} from '../../../plugins/content-checks/problem';
import type {BuiltPage} from './site';

/** A picture that readers are shown says in words what it shows. */
export function pictureProblems({$, file}: BuiltPage): Problem[] {
  return $('img')
    .filter((_, image) => $(image).closest('[aria-hidden="true"]').length === 0)
    .filter((_, image) => ($(image).attr('alt') ?? '').trim() === '')
    .toArray()
    .map((image) => ({
      file: `build/${file}`,
      value: `the picture ${$(image).attr('src') ?? ''} has no words`,
      fix: 'Say in its alt what it shows, or hide it by aria-hidden',
    }));
}
