import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownAddress} from '../../markdown/address';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

/** Items of a list under the title of a document: its Markdown to copy and to open, and to find in the head. */
export default function MarkdownActions(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  if (unlisted) {
    return null;
  }
  const address = markdownAddress(permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + address} />
      </Head>
      <li className={styles.needsScript}>
        <CopyPage address={address} />
      </li>
      <li>
        {/* A file, not a route of the site; it opens where the reader is. */}
        <Link href={`pathname://${address}`} target="_self" type="text/markdown" className={styles.open}>
          <Translate id="markdownActions.link">в Markdown</Translate>
        </Link>
      </li>
    </>
  );
}
