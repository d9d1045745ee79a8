import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {MarkedLine} from './MarkedLine';
import type {Result} from './result';
import styles from './styles.module.css';

function ResultItem({result: {url, title, path, snippet}}: {result: Result}) {
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={url}>
          <MarkedLine pieces={title} />
        </Link>
      </Heading>
      {path.length > 0 && (
        <p className={styles.resultPath}>
          {path.map((heading, index) => (
            <Fragment key={index}>
              {index > 0 && ' › '}
              <MarkedLine pieces={heading} />
            </Fragment>
          ))}
        </p>
      )}
      {snippet.length > 0 && (
        <p className={styles.resultSnippet}>
          <MarkedLine pieces={snippet} />
        </p>
      )}
    </li>
  );
}

/** Results in their order: section, the page it is on, the words around the match. */
export function ResultList({results}: {results: readonly Result[]}) {
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <ResultItem key={result.id} result={result} />
      ))}
    </ol>
  );
}
