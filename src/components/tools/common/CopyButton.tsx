import React, {useState, type ReactNode} from 'react';
import LiveRegion from '../../ui/LiveRegion';
import styles from './styles.module.css';

interface Props {
  /** The text to copy, computed at the click. */
  text: () => string;
  /** Message that it was copied. */
  done: string;
  /** Message that it was not, and that the text is selected below. */
  failed: string;
  children: ReactNode;
}

/** Copies a text and confirms it; where the clipboard is refused, the text is shown selected for copying by hand. */
export default function CopyButton({text, done, failed, children}: Props) {
  const [outcome, setOutcome] = useState<{copied: boolean; text: string} | null>(null);

  const copy = async () => {
    const wanted = text();
    // A second click announces it again: the region must change to be read out.
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
    // Missing on pages without HTTPS, whatever the types say.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
