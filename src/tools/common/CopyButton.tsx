import React, {useState, type ReactNode} from 'react';
import LiveRegion from '../../ui/LiveRegion';
import styles from './styles.module.css';

interface Props {
  /** What is copied, asked for at the press. */
  text: () => string;
  /** Says that it was copied. */
  done: string;
  /** Says that it was not and stands below, selected. */
  failed: string;
  children: ReactNode;
}

/** Copies a text and says so; where the clipboard is refused, the text is shown selected for copying by hand. */
export default function CopyButton({text, done, failed, children}: Props) {
  const [outcome, setOutcome] = useState<{copied: boolean; text: string} | null>(null);

  const copy = async () => {
    const wanted = text();
    // A second press says it again: the region must change to be read out.
    setOutcome(null);
    const copied = await write(wanted);
    setOutcome({copied, text: wanted});
  };

  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {children}
      </button>
      <LiveRegion className={styles.outcome}>{outcome && (outcome.copied ? done : failed)}</LiveRegion>
      {outcome && !outcome.copied && (
        <textarea
          readOnly
          rows={3}
          aria-label={failed}
          className={styles.byHand}
          value={outcome.text}
          autoFocus
          onFocus={({currentTarget}) => currentTarget.select()}
        />
      )}
    </span>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    // Not there on pages without encryption, whatever the types say.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
