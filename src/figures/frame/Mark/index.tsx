import React, {useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {WordsOf} from '../../build/types';
import {figureOf, light} from './light';
import styles from './styles.module.css';
import type json from './words.json';

interface Props {
  /** Number of the mark in the figure. */
  n: string;
  words: WordsOf<typeof json>;
}

/** The number of a mark in the text: shows the mark in the figure. Without JavaScript a plain number. */
export default function Mark({n, words}: Props) {
  const awake = useIsBrowser();
  const mark = useRef<HTMLButtonElement>(null);
  if (!awake) {
    return (
      <span className={styles.mark} data-text-mark={n}>
        {n}
      </span>
    );
  }
  const lit = (on: boolean) => {
    const figure = mark.current && figureOf(mark.current, n);
    if (figure) {
      light(figure, n, on);
    }
  };
  const show = () => {
    const figure = mark.current && figureOf(mark.current, n);
    figure?.querySelector(`[data-figure-mark="${n}"]`)?.scrollIntoView({block: 'center'});
  };
  return (
    <button
      ref={mark}
      type="button"
      className={styles.mark}
      data-text-mark={n}
      aria-label={words.label.replace('{n}', n)}
      onPointerEnter={() => lit(true)}
      onPointerLeave={() => lit(false)}
      onFocus={() => lit(true)}
      onBlur={() => lit(false)}
      onClick={show}
    >
      {n}
    </button>
  );
}
