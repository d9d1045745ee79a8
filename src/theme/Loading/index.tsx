import Translate, {translate} from '@docusaurus/Translate';
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactElement} from 'react';
import styles from './styles.module.css';

/** Placeholder while a chunk loads: nothing at first, a spinner after 200 ms, or the error with Retry. */
export default function LoadingInWords({error, retry, pastDelay}: ComponentProps<typeof Loading>): ReactElement | null {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="theme.Loading.retry" description="The button that loads a part of the page again">
            Повторить
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div role="status" className={styles.pending}>
      <span className={styles.spinner} />
      <span className={styles.label}>
        {translate({
          id: 'theme.Loading.pending',
          message: 'Загружается…',
          description: 'Read aloud while a part loads',
        })}
      </span>
    </div>
  );
}
