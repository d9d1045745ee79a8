import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchForm from '../ui/SearchForm';
import styles from './styles.module.css';

interface Props {
  /** Queries of real readers, as links. */
  examples: readonly string[];
}

/** The search field of the first page with examples under it. */
export default function HomeSearch({examples}: Props): ReactNode {
  return (
    <div className={styles.search}>
      <SearchForm />
      <p className={styles.examples} data-search-ignore>
        <Translate id="home.search.examples">Например:</Translate>{' '}
        {examples.map((query, index) => (
          <React.Fragment key={query}>
            {index > 0 && ', '}
            <Link to={`/search?q=${encodeURIComponent(query)}`}>{query}</Link>
          </React.Fragment>
        ))}
      </p>
    </div>
  );
}
