import React, {useEffect, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Contacts from './Contacts';
import styles from './styles.module.css';

export type Answer = 'yes' | 'no';
export type Reason = 'outdated' | 'incomplete' | 'unclear' | 'other';

export interface Props {
  answer: Answer;
}

const reasonsInWords = (): Readonly<Record<Reason, string>> => ({
  outdated: translate({id: 'feedback.outdated', message: 'Устарело'}),
  incomplete: translate({id: 'feedback.incomplete', message: 'Чего-то не хватает'}),
  unclear: translate({id: 'feedback.unclear', message: 'Непонятно'}),
  other: translate({id: 'feedback.other', message: 'Другое'}),
});

/** Tells the counter of visits, where the site has one, what the reader answered. */
function useGoal(params: {useful: Answer} | {reason: Reason} | null): void {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const goalEvent = siteConfig.customFields?.goalEvent as string | undefined;
  const goalParams = JSON.stringify(params && {page: metadata.permalink, ...params});
  useEffect(() => {
    if (goalEvent !== undefined && goalParams !== 'null') {
      const detail = {name: 'feedback', params: JSON.parse(goalParams) as object};
      window.dispatchEvent(new CustomEvent(goalEvent, {detail}));
    }
  }, [goalEvent, goalParams]);
}

/** Text for a status region, a moment after the region is there: screen readers read out what changes in one they know. */
function useDelayedAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}

/** After yes or no: what is wrong, and ways to write about it. */
export default function FollowUp({answer}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const [reason, setReason] = useState<Reason | null>(null);
  const words = reasonsInWords();
  const counted = siteConfig.customFields?.goalEvent !== undefined;
  const isDone = answer === 'yes' || reason !== null;
  const announcement = useDelayedAnnouncement(
    isDone
      ? translate({id: 'feedback.thanks', message: 'Спасибо.'})
      : translate({id: 'feedback.choose', message: 'Выберите, что не так.'}),
  );
  useGoal({useful: answer});
  useGoal(reason && {reason});
  return (
    <>
      {answer === 'no' && (
        <fieldset className={styles.reasons}>
          <legend>
            <Translate id="feedback.why">Что не так?</Translate>
          </legend>
          {(Object.keys(words) as Reason[]).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.button}
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
      )}
      {/* What is wrong is asked in sight by the reasons. */}
      <p role="status" className={isDone ? undefined : styles.unseen}>
        {announcement}
      </p>
      {isDone && (
        <>
          <p>
            {counted ? (
              <Translate id="feedback.more">Ответ учтён. Можно рассказать подробнее:</Translate>
            ) : (
              <Translate id="feedback.tell">
                Ответы на сайте не сохраняются. Чтобы мы узнали ваше мнение, напишите нам:
              </Translate>
            )}
          </p>
          <Contacts subject={reason ? `${metadata.title}: ${words[reason].toLowerCase()}` : metadata.title} />
        </>
      )}
    </>
  );
}
