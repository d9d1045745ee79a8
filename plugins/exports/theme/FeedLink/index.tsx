import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {feedFile} from '../../feed/file';

/** A link to the Atom feed of the language of the page. */
export default function FeedLink({children}: {children: ReactNode}): ReactNode {
  // A file, not a route of the site.
  return (
    <Link href={`pathname://${useBaseUrl(feedFile)}`} target="_self" type="application/atom+xml">
      {children}
    </Link>
  );
}
