import React, {useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The only text of a page whose content is elsewhere now: leads old links there, with the heading that they name.
 * Without scripts the reader follows the link.
 * @param children a sentence with one link, to the page that has the content
 */
export default function MovedPage({children}: {children: ReactNode}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const link = place.current?.querySelector('a');
    if (link) {
      history.replace(link.pathname + window.location.search + window.location.hash);
    }
  }, [history]);
  // Runs its scripts at once: it only redirects.
  return (
    <div ref={place} data-moved data-eager>
      {children}
    </div>
  );
}
