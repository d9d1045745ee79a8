import {useState} from 'react';

/** Keys of rows that can be removed from the middle, so that the typed text stays in its row. */
export function useRowKeys(length: number): {keys: readonly number[]; drop: (index: number) => void} {
  const [{keys, next}, setKeys] = useState(() => ({keys: Array.from({length}, (_, key) => key), next: length}));

  if (keys.length !== length) {
    const missing = Array.from({length: Math.max(0, length - keys.length)}, (_, index) => next + index);
    setKeys({keys: [...keys.slice(0, length), ...missing], next: next + missing.length});
  }
  return {
    keys,
    drop: (index) => setKeys((now) => ({...now, keys: now.keys.filter((_, place) => place !== index)})),
  };
}
