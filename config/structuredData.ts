import type {StructuredDataOptions} from '../plugins/post-build/structured-data/index';
import {requirements, versions} from '../src/facts';
import {links, repositoryUrl, siteTitle} from './identity';

const author = {'@type': 'Organization', name: 'CDEK', url: links.calculate};

/**
 * The oldest version that a requirement allows.
 * @throws Error when facts/requirements.json has none
 */
function oldest(id: string): string {
  const text = requirements.requirements.find((one) => one.id === id)?.needed.en ?? '';
  const [version] = /^\d+(?:\.\d+)+/.exec(text) ?? [];
  if (version === undefined) {
    throw new Error(
      `facts/requirements.json: “${id}” needs “${text}”, which does not begin with a version such as 6.0.`,
    );
  }
  return version;
}

/** The plugin that the manual is about. */
const plugin = {
  '@type': 'SoftwareApplication',
  name: siteTitle,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'WordPress',
  softwareRequirements: `WordPress ${oldest('wordpress')}, WooCommerce ${oldest('woocommerce')}, PHP ${oldest('php')}`,
  softwareVersion: versions.versions[0]?.version,
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
