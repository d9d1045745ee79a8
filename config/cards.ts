import {localeLabels} from './locales';
import {siteTitle} from './identity';

/** What social cards say beside the words of their page. */
export const cardWords = {site: siteTitle, languages: {...localeLabels}};
