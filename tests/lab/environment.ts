import type {SiteBuild} from '../builds';

/** What the lab sets before it reads the site's configuration: everything that is optional is on. */
export const labEnvironment = {
  METRIKA_COUNTER_ID: '12345678',
  ALGOLIA_APP_ID: 'TESTAPP1',
  ALGOLIA_API_KEY: 'abcdef1234567890',
  ALGOLIA_INDEX_NAME: 'cdekdelivery',
  ALGOLIA_ADMIN_API_KEY: '5ec4e75ec4e75ec4e75ec4e7',
} as const;

export const lab: SiteBuild = {name: 'lab', config: 'tests/lab/docusaurus.config.ts', environment: labEnvironment};
