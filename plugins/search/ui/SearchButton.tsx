import {translate} from '@docusaurus/Translate';
import type {ComponentPropsWithRef} from 'react';
import styles from './SearchButton.module.css';

/** The field-like button of the navbar; the same size before and after scripts run. */
export function SearchButton(props: ComponentPropsWithRef<'button'>) {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <button
      type="button"
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M14.386 14.386l4.088 4.088-4.088-4.088A7.533 7.533 0 1 1 3.733 3.733a7.533 7.533 0 0 1 10.653 10.653z"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.label}>{label}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
