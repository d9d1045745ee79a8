import siteConfig from '@generated/docusaurus.config';
import {indexPath} from '../engine/indexFile';

/** Address of the search index of the locale that the page belongs to. */
export const indexUrl = `${siteConfig.baseUrl}${indexPath}`;
