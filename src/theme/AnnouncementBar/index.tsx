import React, {useEffect, type ComponentProps, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** Set before the first paint when the stored dismissal says so; the style sheet hides the bar by it. */
const attribute = 'data-announcement-bar-initially-dismissed';

/**
 * Shows a new announcement at once to a reader who dismissed the one before. The engine's inline
 * script does not compare the bar ids, so that the new bar stayed hidden until the next load
 * (theme-classic/src/inlineScripts.ts). Drop it when that script does.
 */
export default function AnnouncementBarWrapper(props: ComponentProps<typeof AnnouncementBar>): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  useEffect(() => {
    if (dismissed === 'false') {
      document.documentElement.removeAttribute(attribute);
    }
  }, [dismissed]);
  return <AnnouncementBar {...props} />;
}
