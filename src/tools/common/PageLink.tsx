import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageRef} from './page';

/** A link to a page of the manual in the language of the reader. */
export default function PageLink({page: {doc, anchor}, children}: {page: PageRef; children: ReactNode}) {
  return <Link to={`/${doc}${anchor === undefined ? '' : `#${anchor}`}`}>{children}</Link>;
}
