import Translate from '@docusaurus/Translate';
import {literalQuery} from '../../engine/params';
import {useNoHitsGoal} from '../useNoHitsGoal';
import {Attribution} from './Attribution';
import {Failure} from './Failure';
import {NoHits} from './NoHits';
import {ResultList} from './ResultList';
import {SearchField} from './SearchField';
import {ShowMore} from './ShowMore';
import {Status} from './Status';
import styles from './styles.module.css';
import {Topics} from './Topics';
import type {QueryControl} from './useQuery';
import {useResults} from './useResults';

/** Field, count and results of the search page in every state. */
export function SearchContent({typed, query, type}: QueryControl) {
  const results = useResults(query);
  const empty = results.status === 'done' && results.nbHits === 0;
  useNoHitsGoal(empty ? query : null);
  return (
    <>
      <SearchField value={typed} onType={type} />
      <noscript>
        <p>
          <Translate id="search.noScript">
            Поиск работает, когда в браузере включён JavaScript. Ниже — все разделы.
          </Translate>
        </p>
      </noscript>
      <Status state={results} query={query} onLiteral={() => type(literalQuery(query))} />
      <div className={styles.answer}>
        {query === '' && <Topics />}
        {results.status === 'failed' && <Failure onRetry={results.retry} />}
        {query !== '' && empty && <NoHits query={query} note={results.note} onSuggestion={type} />}
        {query !== '' && results.results.length > 0 && results.status !== 'failed' && (
          <ResultList results={results.results} />
        )}
        {results.hasMore && results.status !== 'failed' && <ShowMore key={results.page} onMore={results.loadMore} />}
      </div>
      <Attribution />
    </>
  );
}
