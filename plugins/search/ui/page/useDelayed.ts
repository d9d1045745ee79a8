import {useEffect, useState} from 'react';

/** True once the condition has held for the time, in milliseconds; false as soon as it ends. */
export function useDelayed(condition: boolean, delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) {
      return undefined;
    }
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [condition, delayMs]);
  return condition && passed;
}
