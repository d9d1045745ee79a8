import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Topic} from '../settings.ts';
import {useSearchSettings} from '../useSettings.ts';
import styles from './styles.module.css';

function TopicList({topics}: {topics: readonly Topic[]}) {
  return (
    <ul className={styles.topics}>
      {topics.map(({label, path, items = []}) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
          {items.length > 0 && <TopicList topics={items} />}
        </li>
      ))}
    </ul>
  );
}

/** The pages of the manual, for a reader without a query or without results. */
export function Topics() {
  const {topics} = useSearchSettings();
  return (
    <nav className={styles.section} aria-label={translate({id: 'search.topGroup', message: 'Документация'})}>
      <Heading as="h2" className={styles.sectionTitle}>
        <Translate id="search.topics">Все разделы</Translate>
      </Heading>
      <TopicList topics={topics} />
    </nav>
  );
}
