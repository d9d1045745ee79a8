import React, {useId, useState, type ComponentType, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {reportAddress} from '@site/src/components/ui/reportAddress';
import type {Answer, Props as FollowUpProps} from './FollowUp';
import styles from './styles.module.css';

/** Ways to write about a page, as plain as they can be: for readers whose scripts do not come. */
function Fallback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {newIssueUrl, supportUrl} = siteConfig.customFields as Record<'newIssueUrl' | 'supportUrl', string>;
  const body = siteConfig.url + useDoc().metadata.permalink;
  return (
    <p>
      <Link href={reportAddress(newIssueUrl, {body})}>
        <Translate id="feedback.issue">Написать на GitHub</Translate>
      </Link>
      {' · '}
      <Link href={reportAddress(supportUrl, {body})} target={undefined} rel={undefined}>
        <Translate id="feedback.mail">Написать письмо</Translate>
      </Link>
    </p>
  );
}

/** “Was this page useful?” What follows an answer is loaded with it. Without JavaScript, the ways to write alone. */
export default function Feedback(): ReactNode {
  const question = useId();
  const isBrowser = useIsBrowser();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps> | null>(null);

  const button = (given: Answer, words: string) => (
    <button
      type="button"
      className={styles.button}
      disabled={!isBrowser}
      aria-pressed={answer === given}
      onClick={() => {
        setAnswer(given);
        void import('./FollowUp').then(
          (loaded) => setFollowUp(() => loaded.default),
          () => setFollowUp(() => Fallback),
        );
      }}
    >
      {words}
    </button>
  );

  return (
    <div role="group" aria-labelledby={question} className={styles.feedback} data-search-ignore="">
      <div className={styles.answers}>
        <p id={question}>
          <Translate id="feedback.question">Страница помогла?</Translate>
        </p>
        {button('yes', translate({id: 'feedback.yes', message: 'Да'}))}
        {button('no', translate({id: 'feedback.no', message: 'Нет'}))}
      </div>
      <noscript>
        <Fallback />
      </noscript>
      {/* Reset for each answer. */}
      {FollowUp && answer && <FollowUp key={answer} answer={answer} />}
    </div>
  );
}
