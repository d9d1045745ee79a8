import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import MarkdownActions from '@theme/MarkdownActions';
import Feedback from './Feedback';
import styles from './styles.module.css';

/** Asks at the end of each document whether it was useful, and offers its text as Markdown. */
export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {/* Reset for each page. */}
      <Feedback key={metadata.permalink} />
      <ul className={styles.actions} data-search-ignore>
        <MarkdownActions />
      </ul>
      <Footer />
    </>
  );
}
