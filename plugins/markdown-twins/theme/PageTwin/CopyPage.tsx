import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {copyTwin, Outcome} from './copyTwin';
import styles from './styles.module.css';

/** How long the button says what happened, in milliseconds. */
const saidFor = 4000;

let copy: typeof copyTwin | null = null;

/** Loads the code on the first sign of use, so that the press itself finds it there: some browsers allow no wait. */
function load(): Promise<typeof copyTwin> {
  return import('./copyTwin').then((module) => {
    copy = module.copyTwin;
    return copy;
  });
}

function warmUp(): void {
  // Offline, the press tries again and says so.
  load().catch(() => undefined);
}

function said(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({id: 'pageTwin.copied', message: 'Скопировано'})
    : translate({id: 'pageTwin.notCopied', message: 'Не скопировано'});
}

/** Copies the Markdown twin of the page and says so. */
export default function CopyPage({twin}: {twin: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(null), saidFor);
    return () => clearTimeout(timer ?? undefined);
  }, [outcome]);

  const press = async () => {
    // A second press says it again: the region must change to be read out.
    setOutcome(null);
    const ready = copy ?? (await load().catch(() => null));
    setOutcome(ready ? await ready(twin) : 'unreachable');
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
        {outcome ? said(outcome) : translate({id: 'pageTwin.copy', message: 'Скопировать страницу'})}
      </button>
      <span role="status" className={styles.said}>
        {outcome && said(outcome)}
      </span>
    </>
  );
}
