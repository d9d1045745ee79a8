import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinAddress} from '../../address';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

/** Items of a list under the title of a document: its Markdown twin to copy and to open, and to find in the head. */
export default function PageTwin(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  if (unlisted) {
    return null;
  }
  const twin = twinAddress(permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + twin} />
      </Head>
      <li className={styles.needsScript}>
        <CopyPage twin={twin} />
      </li>
      <li>
        {/* A file, not a route of the site; it opens where the reader is. */}
        <Link href={`pathname://${twin}`} target="_self" type="text/markdown" className={styles.open}>
          <Translate id="pageTwin.link">в Markdown</Translate>
        </Link>
      </li>
    </>
  );
}
