/**
 * Longest query that the search accepts, in characters (specification, section 5); the rest is cut off.
 * Alone in its file: the field of the landing page needs it, and nothing of the search may load with that page.
 */
export const longestQuery = 64;
