import {useCallback, useEffect, useMemo, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal} from '@search/docsearch';
import translations from '@theme/SearchTranslations';
import {Announcement} from './Announcement';
import {createAnswerStore} from './answers';
import {modalItem} from './modalItems';
import {reportLink} from './reportLink';
import {ResultsFooter} from './ResultsFooter';
import {useSearchSettings} from './useSettings';
import {canRemember} from './storedSearches';
import {watchedClient} from './watchedClient';

const maxResultsPerGroup = 5;

export interface ModalProps {
  initialQuery: string;
  onClose: () => void;
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0] & {
  /** What makes the link an option of the list box; given by the patched modal. */
  option?: {id: string; role?: string; 'aria-selected'?: boolean};
};

function Hit({hit, option, children}: HitProps) {
  return (
    <Link to={hit.url} {...option}>
      {children}
    </Link>
  );
}

/** DocSearch's modal over the client of the build, in the words of the locale. */
export default function Modal({initialQuery, onClose}: ModalProps) {
  const {reportUrl} = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const {i18n, siteMetadata} = useDocusaurusContext();
  const history = useHistory();
  const {pathname} = useLocation();
  const localUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [store] = useState(createAnswerStore);
  const [remembers] = useState(() => canRemember(() => window.localStorage));
  // The page in sight, and the one that a navigation still under way will bring.
  const [openedAt] = useState(() => [pathname, history.location.pathname]);

  useEffect(() => {
    if (!openedAt.includes(pathname)) {
      onClose();
    }
  }, [pathname, openedAt, onClose]);

  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (client) => {
      client.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
      return watchedClient(client, store);
    },
    [siteMetadata, store],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (hits) => hits.map((hit) => modalItem(hit, localUrl)),
    [localUrl],
  );
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state}) => <ResultsFooter state={state} store={store} onClose={onClose} />,
    [store, onClose],
  );
  // DocSearch marks the query that it opens with, and the next letter would replace what was typed meanwhile.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  // One object for the life of the modal: a new one would make DocSearch forget its state.
  const [searchParameters] = useState(() => ({...algolia.searchParameters, facetFilters}));
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);

  return (
    <>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        placeholder={translations.placeholder}
        translations={translations.modal}
        maxResultsPerGroup={maxResultsPerGroup}
        searchParameters={searchParameters}
        disableUserPersonalization={!remembers}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) =>
          reportLink(reportUrl, {query, page: window.location.href, language: i18n.currentLocale})
        }
      />
      <Announcement store={store} />
    </>
  );
}
