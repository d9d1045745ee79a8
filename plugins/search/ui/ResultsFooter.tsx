import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {DocSearchModalProps} from '@docsearch/react';
import {literalQuery} from '../engine/params';
import {useLastAnswer, type AnswerStore} from './answers';
import {NearestPages} from './NearestPages';
import {typeQuery} from './typeQuery';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

interface Props extends FooterProps {
  store: AnswerStore;
  onClose: () => void;
}

/** In place of results that there are none of: the nearest pages. */
function InsteadOfResults({state, store, onClose}: Props) {
  const answer = useLastAnswer(store);
  const pages = answer?.query === state.query ? answer.pages : [];
  return pages.length === 0 ? null : (
    <div className="DocSearch-NoResults-Prefill-List DocSearch-Nearest">
      <NearestPages pages={pages} leadClass="DocSearch-Help" onFollow={onClose} />
    </div>
  );
}

/** Under the results: how the query was understood, and the way to all results on their page. */
function UnderResults({state, store, onClose}: Props) {
  const linkTo = useSearchLinkCreator();
  const answer = useLastAnswer(store);
  const corrected = answer?.query === state.query ? answer.corrected : null;
  return (
    <>
      {corrected !== null && (
        <p className="DocSearch-Corrected">
          <Translate id="search.corrected" values={{query: corrected}}>
            {'Показаны результаты по запросу «{query}»'}
          </Translate>{' '}
          <button
            type="button"
            className="DocSearch-Prefill DocSearch-Literal"
            onClick={() => typeQuery(literalQuery(state.query))}
          >
            <Translate id="search.literal" values={{query: state.query}}>
              {'Искать «{query}»'}
            </Translate>
          </button>
        </p>
      )}
      <Link to={linkTo(state.query)} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{count: Number(state.context.nbHits ?? 0)}}>
          {'See all results ({count})'}
        </Translate>
      </Link>
    </>
  );
}

/** What the modal shows besides its results, or instead of them. */
export function ResultsFooter(props: Props) {
  const hasResults = props.state.collections.some(({items}) => items.length > 0);
  return hasResults ? <UnderResults {...props} /> : <InsteadOfResults {...props} />;
}
