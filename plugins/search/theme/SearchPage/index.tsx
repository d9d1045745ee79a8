// Replaces the search page of @docusaurus/theme-search-algolia 3.10: that one searches through a helper that hides
// errors, asks for 15 hits, prints answers as HTML and shows the provider's logo whichever engine has answered.
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SearchContent} from '../../ui/page/SearchContent';
import styles from '../../ui/page/styles.module.css';
import {useQuery} from '../../ui/page/useQuery';

function titleOf(query: string): string {
  return query === ''
    ? translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})
    : translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query});
}

export default function SearchPage() {
  const control = useQuery();
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata title={titleOf(control.query)} />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={`container ${styles.page}`}>
          <Heading as="h1">{titleOf('')}</Heading>
          <SearchContent {...control} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
