import React, {isValidElement, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Caption and text alternative of a figure or tool, if `children` is one. */
function wordsOf(children: ReactNode): {alt: ReactNode; caption: ReactNode} {
  if (!isValidElement<{words?: {alt?: string}; children?: ReactNode}>(children)) {
    return {alt: null, caption: null};
  }
  return {alt: children.props.words?.alt, caption: children.props.children};
}

/**
 * Wraps each component of a page: when one crashes, its text, a button to try again, and the page remain. The
 * engine would replace the whole page with its error page.
 */
export default function ComponentErrorBoundary({children}: {children: ReactNode}) {
  const {alt, caption} = wordsOf(children);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <div className={styles.crashed} data-crashed="">
          <p role="alert">
            <Translate id="ui.componentError.crashed">
              Эта часть страницы не работает, остальной текст доступен.
            </Translate>
          </p>
          {alt && <p>{alt}</p>}
          {caption && <p>{caption}</p>}
          <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
            <Translate id="ui.componentError.again">Попробовать ещё раз</Translate>
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
