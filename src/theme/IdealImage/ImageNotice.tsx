import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import type {Notice} from './useImage';

// The words are the plugin's own; it brings them in both languages.
function words(notice: Exclude<Notice, null>): string {
  switch (notice) {
    case 'loading':
      return translate({id: 'theme.IdealImageMessage.loading', message: 'Loading...'});
    case 'missing':
      return translate({id: 'theme.IdealImageMessage.404error', message: '404. Image not found'});
    case 'failed':
      return translate({id: 'theme.IdealImageMessage.error', message: 'Error. Click to reload'});
    case 'offline':
      return translate({
        id: 'theme.IdealImageMessage.offline',
        message: 'Your browser is offline. Image not loaded',
      });
  }
}

interface Props {
  notice: Notice;
  alt: string | undefined;
  onReload: () => void;
}

/** The words over the place of an image that is late or not there. */
export default function ImageNotice({notice, alt, onReload}: Props): ReactElement {
  return (
    <span role="status" className={styles.status}>
      {notice === 'loading' && (
        <span className={styles.notice} aria-hidden="true">
          {words(notice)}
        </span>
      )}
      {notice === 'failed' && (
        <button type="button" className={styles.notice} onClick={onReload}>
          {words(notice)}
        </button>
      )}
      {(notice === 'missing' || notice === 'offline') && <span className={styles.notice}>{words(notice)}</span>}
      {notice && notice !== 'loading' && alt && <span className={styles.alt}>{alt}</span>}
    </span>
  );
}
