import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** Whether the whole page is needed at once: on the first visit, after going back, and for an address with a hash. */
function useIsWhole(): boolean {
  const isInteractive = useIsBrowser();
  const {hash, search} = useLocation();
  const {action} = useHistory();
  return !isInteractive || action === 'POP' || hash !== '' || search !== '';
}

/**
 * What follows the first screen of a page (`remark/deferred-content`). After a click on a link the first screen is shown
 * without waiting for it; until it is rendered its space is reserved, so that the footer stays out of view.
 */
export default function DeferredContent({children}: {children: ReactNode}): ReactNode {
  const isWhole = useIsWhole();
  const [isShown, setShown] = useState(isWhole);

  useEffect(() => startTransition(() => setShown(true)), []);

  return isShown ? children : <div className={styles.place} />;
}
