import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {QueryNote} from '../../engine/response';
import {NearestPages} from '../NearestPages';
import {reportLink} from '../reportLink';
import {useSearchSettings} from '../useSettings';
import styles from './styles.module.css';
import {Topics} from './Topics';

interface Props {
  query: string;
  /** Null before the first answer. */
  note: QueryNote | null;
  onSuggestion: (query: string) => void;
}

/** What to do when nothing was found: other queries, all pages, a report. */
export function NoHits({query, note, onSuggestion}: Props) {
  const {reportUrl} = useSearchSettings();
  const {i18n} = useDocusaurusContext();
  const {suggestions, pages} = note ?? {suggestions: [], pages: []};
  const report = reportLink(reportUrl, {query, page: window.location.href, language: i18n.currentLocale});
  return (
    <>
      {pages.length > 0 && (
        <section className={styles.section}>
          <NearestPages pages={pages} listClass={styles.suggestions} />
        </section>
      )}
      {suggestions.length > 0 && (
        <section className={styles.section}>
          <p>
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>
          </p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.plainButton} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.report}>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={report}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
        </Link>
      </p>
      <Topics />
    </>
  );
}
