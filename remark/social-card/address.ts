/** Folder of the cards in each language of the site. */
export const cardFolder = 'cards';

/** Address under the base URL of the card of a page, from its path there: reference/settings → /cards/reference-settings.png. */
export function cardAddress(page: string): string {
  return `/${cardFolder}/${page.replaceAll('/', '-')}.png`;
}
