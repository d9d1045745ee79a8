import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {copyMarkdown, Outcome} from './copyMarkdown';
import styles from './styles.module.css';

/** How long the button shows what happened, in milliseconds. */
const feedbackDuration = 4000;

let copy: typeof copyMarkdown | null = null;

/** Loads the code on the first sign of use, so that the press itself finds it there: some browsers allow no wait. */
function load(): Promise<typeof copyMarkdown> {
  return import('./copyMarkdown').then((module) => {
    copy = module.copyMarkdown;
    return copy;
  });
}

function warmUp(): void {
  // Offline, the click tries again and reports the failure.
  load().catch(() => undefined);
}

function messageOf(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({id: 'markdownActions.copied', message: 'Скопировано'})
    : translate({id: 'markdownActions.notCopied', message: 'Не скопировано'});
}

/** Copies the Markdown of the page and reports the outcome. */
export default function CopyPage({address}: {address: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(null), feedbackDuration);
    return () => clearTimeout(timer ?? undefined);
  }, [outcome]);

  const press = async () => {
    // A second click announces it again: the region must change to be read out.
    setOutcome(null);
    const ready = copy ?? (await load().catch(() => null));
    setOutcome(ready ? await ready(address) : 'unreachable');
  };

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void press()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {outcome ? messageOf(outcome) : translate({id: 'markdownActions.copy', message: 'Скопировать страницу'})}
      </button>
      <span role="status" className={styles.status}>
        {outcome && messageOf(outcome)}
      </span>
    </>
  );
}
