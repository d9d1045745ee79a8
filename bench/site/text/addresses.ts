import {localeFolder, type Locale} from '../../../config/locales';

/** Path of every site under its origin. */
export const base = '/wordpress/';

/** Id of the first page of a language. */
export const firstPage = 'intro';

/** Path of a page below its language. */
export const pathOf = (id: string): string => (id === firstPage ? '' : id);

/**
 * Address of a page below the origin.
 * @param isSlashed whether addresses of the site end with a slash
 */
export function addressOf(language: Locale, id: string, isSlashed: boolean): string {
  const path = localeFolder(language) + pathOf(id);
  return base + (isSlashed && path !== '' && !path.endsWith('/') ? `${path}/` : path);
}
