import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportsOf} from './reports';
import styles from './styles.module.css';

interface Props {
  /** The page, and what the reader says of it. */
  subject: string;
}

/** Ways to write about the page that is open: a new issue and a mail, both filled in. */
export default function Contacts({subject}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {newIssueUrl, supportUrl} = siteConfig.customFields ?? {};
  const address = siteConfig.url + metadata.permalink;
  const {issue, mail} = reportsOf(String(newIssueUrl), String(supportUrl), address, subject);
  return (
    <ul className={styles.contacts}>
      <li>
        <Link href={issue}>
          <Translate id="feedback.issue">Написать на GitHub</Translate>
        </Link>
      </li>
      <li>
        {/* A mail address opens the reader's mail program, not a tab. */}
        <Link href={mail} target={undefined} rel={undefined}>
          <Translate id="feedback.mail">Написать письмо</Translate>
        </Link>
      </li>
    </ul>
  );
}
