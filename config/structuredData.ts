import facts from '../facts/versions.json';
import type {StructuredDataOptions} from '../plugins/post-build/structured-data/index';
import {links, repositoryUrl, siteTitle} from './identity';

const author = {'@type': 'Organization', name: 'CDEK', url: links.calculate};

/** The plugin that the manual is about. */
const plugin = {
  '@type': 'SoftwareApplication',
  name: siteTitle,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'WordPress',
  softwareRequirements: 'WordPress 6.0, WooCommerce 6.9, PHP 7.4',
  softwareVersion: facts.versions[0]?.version,
  downloadUrl: links.directory,
  releaseNotes: links.releases,
  license: 'https://www.gnu.org/licenses/gpl-3.0.html',
  sameAs: [links.directory, repositoryUrl],
  isAccessibleForFree: true,
  offers: {'@type': 'Offer', price: '0', priceCurrency: 'RUB'},
  author: {...author, alternateName: 'СДЭК'},
};

/** What the structured data holds about the documents. */
export const structuredData: StructuredDataOptions = {
  author,
  subject: {ru: plugin, en: plugin},
  questions: ['faq'],
  tasks: ['setup', 'yandex'],
};
