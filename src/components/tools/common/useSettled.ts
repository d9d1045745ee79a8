import {useEffect, useState} from 'react';

/** Pause before a result is announced: as long as a screen reader needs to echo the typed text. */
const quietMs = 900;

/** A text once it has not changed for a while, empty until then; nothing while `on` is false. */
export function useSettled(text: string, on: boolean): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!on) {
      return undefined;
    }
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [on, text]);
  return on ? settled : '';
}
