import React, {isValidElement, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What a figure or a tool was given, if `children` is one: its caption, and the words that speak for the drawing. */
function wordsOf(children: ReactNode): {alt: ReactNode; caption: ReactNode} {
  if (!isValidElement<{words?: {alt?: string}; children?: ReactNode}>(children)) {
    return {alt: null, caption: null};
  }
  return {alt: children.props.words?.alt, caption: children.props.children};
}

/**
 * Stands around each component of a page: one that crashes leaves its words, a way to try again, and the page. The
 * engine would put its page of an error in the place of all.
 */
export default function Part({children}: {children: ReactNode}) {
  const {alt, caption} = wordsOf(children);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <div className={styles.crashed} data-crashed="">
          <p role="alert">
            <Translate id="ui.part.crashed">Эта часть страницы не работает, остальное на месте.</Translate>
          </p>
          {alt && <p>{alt}</p>}
          {caption && <p>{caption}</p>}
          <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
            <Translate id="ui.part.again">Попробовать ещё раз</Translate>
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
