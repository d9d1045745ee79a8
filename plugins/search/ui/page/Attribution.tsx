import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSearchSettings} from '../useSettings';
import styles from './styles.module.css';

/** The signature that the hosted provider requires under its results; nothing under our own. */
export function Attribution() {
  const {embedded} = useSearchSettings();
  if (embedded) {
    return null;
  }
  return (
    <p className={styles.attribution}>
      <Link to="https://www.algolia.com/">
        {translate({id: 'theme.SearchPage.algoliaLabel', message: 'Powered by Algolia'})}
      </Link>
    </p>
  );
}
