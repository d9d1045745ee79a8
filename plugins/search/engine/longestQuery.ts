/**
 * Longest query that the search accepts, in characters (specification, section 5); the rest is cut off.
 * Alone in its file: the fields of the landing page and of the 404 page need it, and nothing of the search may load with that page.
 */
export const longestQuery = 64;
