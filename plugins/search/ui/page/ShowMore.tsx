import {useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The next results, by a click or by itself when the reader gets there. */
export function ShowMore({onMore}: {onMore: () => void}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        onMore();
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);

  return (
    <button ref={button} type="button" className={`button button--secondary ${styles.more}`} onClick={onMore}>
      <Translate id="search.more">Показать ещё</Translate>
    </button>
  );
}
