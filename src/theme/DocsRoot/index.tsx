import React, {useContext, useState, type ComponentProps, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import DocsRoot from '@theme-original/DocsRoot';

type Props = ComponentProps<typeof DocsRoot>;

/**
 * Lets the pages of the manual hear of a place only when it is another one. While the next page is still loading, the
 * engine keeps the place that is shown, but the router wraps it anew: every link of the page would be drawn once more
 * between the click and the next page.
 */
export default function SettledDocsRoot(props: Props): ReactNode {
  const router = useContext(RouterContext);
  const [settled, settle] = useState(router);
  if (settled.location !== router.location) {
    settle(router);
  }
  return (
    <RouterContext value={settled}>
      <DocsRoot {...props} />
    </RouterContext>
  );
}
