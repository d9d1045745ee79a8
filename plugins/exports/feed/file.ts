/** Name of the feed under the base URL of each language. */
export const feedFile = 'atom.xml';
