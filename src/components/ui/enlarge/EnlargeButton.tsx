import React, {type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

async function onClick({currentTarget}: MouseEvent<HTMLElement>): Promise<void> {
  const {enlarge} = await import('./enlarge');
  enlarge(currentTarget, translate({id: 'ui.enlarge.close', message: 'Закрыть'}));
}

/** Shows the figure around it as large as the window. Only where that is larger, and only with JavaScript. */
export default function EnlargeButton(): ReactNode {
  return (
    useIsBrowser() && (
      <button
        type="button"
        className={styles.button}
        aria-label={translate({id: 'ui.enlarge', message: 'Увеличить картинку'})}
        aria-haspopup="dialog"
        data-enlarge=""
        onClick={(event) => void onClick(event)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10 2h4v4M14 2 9 7M6 14H2v-4m0 4 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
    )
  );
}
