import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** Whether the whole page is wanted at once: the first one, one gone back to, one that is opened at a place. */
function useIsWhole(): boolean {
  const isAwake = useIsBrowser();
  const {hash, search} = useLocation();
  const {action} = useHistory();
  return !isAwake || action === 'POP' || hash !== '' || search !== '';
}

/**
 * What follows the first screen of a page (`plugins/rest-later`). After a click on a link the first screen is shown
 * without waiting for it; until it is there its place is held free, so that nothing below comes into sight.
 */
export default function RestOfPage({children}: {children: ReactNode}): ReactNode {
  const isWhole = useIsWhole();
  const [isShown, setShown] = useState(isWhole);

  useEffect(() => startTransition(() => setShown(true)), []);

  return isShown ? children : <div className={styles.place} />;
}
