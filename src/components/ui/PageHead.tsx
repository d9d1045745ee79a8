import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './PageHead.module.css';

/** Front matter of our pages besides the engine's own. */
interface PageFrontMatter {
  /** Minutes, computed at build from the text of the page. */
  reading_minutes?: number;
  /** Plugin line that the page was checked with, such as "5.0". */
  checked_with?: string;
}

function UpdatedOn({timestamp}: {timestamp: number}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const date = new Date(timestamp);
  const text = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'medium', timeZone: 'UTC'}).format(date);
  return (
    <li>
      <time dateTime={date.toISOString().slice(0, 10)}>{text}</time>
    </li>
  );
}

/** One line under the title, on phones too: reading time, plugin version, date of the last change. */
export default function PageHead(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {reading_minutes: minutes, checked_with: version} = frontMatter as PageFrontMatter;
  return (
    <ul className={styles.facts} data-search-ignore>
      {minutes !== undefined && (
        <li>
          <Translate id="ui.pageHead.reading" values={{minutes}}>
            {'{minutes} мин чтения'}
          </Translate>
        </li>
      )}
      {version && (
        <li>
          <Translate id="ui.pageHead.checked" values={{version}}>
            {'плагин {version}.x'}
          </Translate>
        </li>
      )}
      {metadata.lastUpdatedAt && <UpdatedOn timestamp={metadata.lastUpdatedAt} />}
    </ul>
  );
}
