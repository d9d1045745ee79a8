import React, {useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from './definition';
import {figureOf, highlight} from './highlight';
import styles from './styles.module.css';

/** The number of a mark in the text: shows the mark in the figure. Without JavaScript a plain number. */
export default function Mark({n, words}: Props) {
  const interactive = useIsBrowser();
  const mark = useRef<HTMLButtonElement>(null);
  if (!interactive) {
    return (
      <span className={styles.mark} data-text-mark={n}>
        {n}
      </span>
    );
  }
  const highlightMark = (isHighlighted: boolean) => {
    const figure = mark.current && figureOf(mark.current, n);
    if (figure) {
      highlight(figure, n, isHighlighted);
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
      onPointerEnter={() => highlightMark(true)}
      onPointerLeave={() => highlightMark(false)}
      onFocus={() => highlightMark(true)}
      onBlur={() => highlightMark(false)}
      onClick={show}
    >
      {n}
    </button>
  );
}
