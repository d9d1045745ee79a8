import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef} from 'react';
import {longestQuery} from '../../engine/longestQuery';
import styles from './styles.module.css';

interface Props {
  value: string;
  onType: (text: string) => void;
}

/** The field of the search page: a plain form before scripts run, an answer to every letter after. */
export function SearchField({value, onType}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search');
  useEffect(() => {
    field.current?.focus({preventScroll: true});
  }, []);
  return (
    <form
      role="search"
      data-eager
      action={action}
      method="get"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.field}
        value={value}
        maxLength={longestQuery}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
        aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </form>
  );
}
