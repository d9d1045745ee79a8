import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The search could not be reached: what happened, what to check, and another try. */
export function Failure({onRetry}: {onRetry: () => void}) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>
        <br />
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="search.retry">Повторить</Translate>
      </button>
    </div>
  );
}
