import Translate from '@docusaurus/Translate';
import {useFoundCount} from '../Announcement';
import type {ResultsState} from './resultsState';
import styles from './styles.module.css';
import {useDelayed} from './useDelayed';

/** Nothing turns before this time: a quick answer must not flicker. */
const spinnerDelayMs = 200;

interface Props {
  state: ResultsState;
  query: string;
  onLiteral: () => void;
}

/** One line of fixed height over the results: how many there are, or that they are on their way. */
export function Status({state, query, onLiteral}: Props) {
  const foundCount = useFoundCount();
  const slow = useDelayed(state.status === 'loading', spinnerDelayMs);
  const corrected = state.note?.corrected ?? null;
  const known = query !== '' && state.page >= 0 && state.status !== 'failed';
  return (
    <div className={styles.status}>
      <p role="status" className={styles.count}>
        {known && !slow && foundCount(state.nbHits)}
        {slow && (
          <span className={styles.loading}>
            <Translate id="search.loading">Ищем…</Translate>
          </span>
        )}
      </p>
      {known && corrected !== null && (
        <p className={styles.corrected}>
          <Translate id="search.corrected" values={{query: corrected}}>
            {'Показаны результаты по запросу «{query}»'}
          </Translate>{' '}
          <button type="button" className={styles.plainButton} onClick={onLiteral}>
            <Translate id="search.literal" values={{query}}>
              {'Искать «{query}»'}
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
