import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

/** Path under the base URL and the page component, in `pages/`, that it shows. */
const pages = {
  'lab/crash': 'Crash',
  'lab/crash-root': 'CrashRoot',
  'lab/loader': 'Loader',
  'lab/no-default-export': 'NoDefaultExport',
  'lab/draft': 'Draft',
  'lab/letter.html': 'Letter',
  'lab/mail/letter.html': 'Letter',
} as const;

/** Docusaurus plugin: the pages of the lab that are not documents. */
export default function lab({baseUrl}: LoadContext): Plugin {
  return {
    name: 'lab',
    contentLoaded({actions}) {
      for (const [path, component] of Object.entries(pages)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, path]),
          component: `@site/tests/lab/pages/${component}.tsx`,
          exact: true,
        });
      }
    },
  };
}
