/** The offline editions of the manual: what they are called and which page links to them. */
export const offlineEditions = {name: 'cdekdelivery', page: 'reference/offline'};
