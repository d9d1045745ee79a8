import React, {useId, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Contacts from './Contacts';
import type {Answer, Props as FollowUpProps, Reason} from './FollowUp';
import styles from './styles.module.css';

/** What follows an answer is loaded with the first one; where it does not come, the ways to write remain. */
const loadFollowUp = (): Promise<ComponentType<FollowUpProps>> =>
  import('./FollowUp').then(
    (loaded) => loaded.default,
    () => () => <Contacts />,
  );

/** “Was this page useful?” Yes or no, then the reason and ways to write. Without JavaScript, the ways to write alone. */
export default function Feedback(): ReactNode {
  const question = useId();
  const isBrowser = useIsBrowser();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps> | null>(null);

  const reply = (given: Answer) => {
    setAnswer(given);
    setReason(null);
    void loadFollowUp().then((loaded) => setFollowUp(() => loaded));
  };
  const button = (given: Answer, words: string) => (
    <button type="button" disabled={!isBrowser} aria-pressed={answer === given} onClick={() => reply(given)}>
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
        <Contacts />
      </noscript>
      {/* Screen readers know it before it says anything; what is wrong is asked in sight by the reasons. */}
      <p role="status" className={answer === 'no' && !reason ? styles.unseen : undefined}>
        {answer === 'no' && !reason && translate({id: 'feedback.choose', message: 'Выберите, что не так.'})}
        {(answer === 'yes' || reason) && translate({id: 'feedback.thanks', message: 'Спасибо.'})}
      </p>
      {FollowUp && answer && <FollowUp answer={answer} reason={reason} onReason={setReason} />}
    </div>
  );
}
