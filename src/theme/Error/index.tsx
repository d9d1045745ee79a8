import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import type {ReactElement} from 'react';

/**
 * The page of the application's last error boundary. A copy of the core's, which speaks English
 * only: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/theme-fallback/Error
 * The core renders it outside of any route and of the theme, hence the route context and the plain title; when the page
 * frame is what crashes, the words show without it.
 */
export default function Error(props: Props): ReactElement {
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
