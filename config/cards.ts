import {localeLabels} from './locales';
import {siteTitle} from './identity';

/** Texts of social cards beside the words of their page. */
export const cardWords = {site: siteTitle, languages: {...localeLabels}};
