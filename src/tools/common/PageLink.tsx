import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PageRef} from './page';

/**
 * A link to a page of the manual in the language of the reader. To another place of the same page it takes the query
 * along: the answers stand in it.
 */
export default function PageLink({page: {doc, anchor}, children}: {page: PageRef; children: ReactNode}) {
  const {pathname, search} = useLocation();
  const query = useBaseUrl(`/${doc}`) === pathname ? search : '';
  return <Link to={`/${doc}${query}${anchor === undefined ? '' : `#${anchor}`}`}>{children}</Link>;
}
