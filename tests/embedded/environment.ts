import type {SiteBuild} from '../builds';

/** The optional parts switched off, whatever the environment says. */
const environment = {
  METRIKA_COUNTER_ID: '',
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
} as const;

export const embedded: SiteBuild = {name: 'embedded', config: 'docusaurus.config.ts', environment};
