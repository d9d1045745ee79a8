import React, {type FormEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './SearchForm.module.css';

/** Search field that works as a plain form before scripts run and navigates in place afterwards. */
export default function SearchForm(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const action = useBaseUrl('/search');

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    history.push(`${action}?q=${encodeURIComponent(typeof query === 'string' ? query.trim() : '')}`);
  };

  return (
    <form role="search" action={action} method="get" className={styles.form} onSubmit={search}>
      <input
        type="search"
        name="q"
        maxLength={siteConfig.customFields?.longestQuery as number | undefined}
        autoComplete="off"
        className={styles.field}
        aria-label={translate({id: 'ui.searchForm.label', message: 'Поиск по руководству'})}
        placeholder={translate({id: 'ui.searchForm.placeholder', message: 'Что случилось?'})}
      />
      <button type="submit" className={styles.button}>
        {translate({id: 'ui.searchForm.submit', message: 'Найти'})}
      </button>
    </form>
  );
}
