import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {diagnose, type Problem} from './diagnose';

/** What there is to say about an image; null while it loads quickly and when it is there. */
export type Notice = Problem | 'loading' | null;

interface ImageWatch {
  ref: RefObject<HTMLImageElement | null>;
  notice: Notice;
  /** Grows with each reload: the key of the <img>. */
  attempt: number;
  onLoad: () => void;
  onError: () => void;
  reload: () => void;
}

/** A quicker image needs no word. */
const quietMs = 200;

/** Follows one <img>: says that it is late, why it failed, and loads it again. */
export function useImage(src: string): ImageWatch {
  const ref = useRef<HTMLImageElement>(null);
  const settled = useRef(false);
  const [notice, setNotice] = useState<Notice>(null);
  const [attempt, setAttempt] = useState(0);
  const address = useCallback(() => ref.current?.currentSrc || src, [src]);

  const onLoad = useCallback(() => {
    settled.current = true;
    setNotice(null);
  }, []);
  const onError = useCallback(() => {
    settled.current = true;
    void diagnose(window, address()).then(setNotice);
  }, [address]);
  const reload = useCallback(() => {
    settled.current = false;
    setNotice('loading');
    // Past the cache: a broken file may be kept there for a year.
    const again = (): void => setAttempt((count) => count + 1);
    void fetch(address(), {cache: 'reload'}).then(again, again);
  }, [address]);

  useEffect(() => {
    // Also finds what ended before this code ran.
    const timer = setTimeout(() => {
      if (settled.current || !ref.current) {
        return;
      }
      if (!ref.current.complete) {
        setNotice('loading');
      } else if (ref.current.naturalWidth === 0) {
        onError();
      }
    }, quietMs);
    return () => clearTimeout(timer);
  }, [attempt, onError]);

  useEffect(() => {
    if (notice !== 'offline') {
      return undefined;
    }
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [notice, reload]);

  return {ref, notice, attempt, onLoad, onError, reload};
}
