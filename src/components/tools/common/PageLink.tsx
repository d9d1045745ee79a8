import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PageRef} from './page';

/**
 * A link to a page of the manual in the language of the reader. To another heading of the same page it takes the query
 * along, which has the answers, or will have them soon. Followed twice it leaves one entry in the history, as the
 * router's does.
 */
export default function PageLink({page: {doc, anchor}, children}: {page: PageRef; children: ReactNode}) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isHere = useBaseUrl(`/${doc}`) === pathname;
  const hash = anchor === undefined ? '' : `#${anchor}`;

  // The rendered address may be older than the answers, and would remove the last ones.
  const goWithin = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isHere && isPlain) {
      event.preventDefault();
      history[history.location.hash === hash ? 'replace' : 'push']({...history.location, hash});
    }
  };
  return (
    <Link to={`/${doc}${isHere ? search : ''}${hash}`} onClick={goWithin}>
      {children}
    </Link>
  );
}
