import {useState} from 'react';
import Translate from '@docusaurus/Translate';
import {Attribution} from './Attribution.tsx';
import {Failure} from './Failure.tsx';
import {NoHits} from './NoHits.tsx';
import {ResultList} from './ResultList.tsx';
import {SearchField} from './SearchField.tsx';
import {ShowMore} from './ShowMore.tsx';
import {Status} from './Status.tsx';
import styles from './styles.module.css';
import {Topics} from './Topics.tsx';
import type {QueryControl} from './useQuery.ts';
import {useResults} from './useResults.ts';

/** Field, count and results of the search page in every state. */
export function SearchContent({typed, query, type}: QueryControl) {
  // The correction is refused for one query only: another one may be mistyped again.
  const [literalQuery, setLiteralQuery] = useState<string | null>(null);
  const literal = literalQuery === query;
  const results = useResults(query, literal);
  const empty = results.status === 'done' && results.nbHits === 0;
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
      <Status state={results} query={query} literal={literal} onLiteral={() => setLiteralQuery(query)} />
      <div className={styles.answer}>
        {query === '' && <Topics />}
        {results.status === 'failed' && <Failure onRetry={results.retry} />}
        {query !== '' && empty && (
          <NoHits query={query} suggestions={results.note?.suggestions ?? []} onSuggestion={type} />
        )}
        {query !== '' && results.results.length > 0 && results.status !== 'failed' && (
          <ResultList results={results.results} />
        )}
        {results.hasMore && results.status !== 'failed' && <ShowMore key={results.page} onMore={results.loadMore} />}
      </div>
      <Attribution />
    </>
  );
}
