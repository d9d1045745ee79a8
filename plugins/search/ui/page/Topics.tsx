import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import topics from '@generated/docs-search/topics.json';
import type {Topic} from '../settings';
import styles from './styles.module.css';

function TopicList({among}: {among: readonly Topic[]}) {
  return (
    <ul className={styles.topics}>
      {among.map(({label, path, items = []}) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
          {items.length > 0 && <TopicList among={items} />}
        </li>
      ))}
    </ul>
  );
}

/** The pages of the manual, for a reader without a query or without results. */
export function Topics() {
  return (
    <nav className={styles.section} aria-label={translate({id: 'search.topGroup', message: 'Документация'})}>
      <Heading as="h2" className={styles.sectionTitle}>
        <Translate id="search.topics">Все разделы</Translate>
      </Heading>
      <TopicList among={topics} />
    </nav>
  );
}
