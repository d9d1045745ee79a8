import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import styles from './styles.module.css';

/** The contents of the page as a landmark, with the name that they have on phones. */
export default function TOCDesktopWrapper(): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
    >
      <TOCDesktop />
    </nav>
  );
}
