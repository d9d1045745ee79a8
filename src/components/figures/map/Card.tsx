import React, {useEffectEvent, useLayoutEffect, useRef} from 'react';
import clsx from 'clsx';
import {MarkBadge} from '../frame/marks';
import type {MapWords} from './towns';
import styles from './styles.module.css';
import type {Place, Point} from './types';

interface Props {
  words: MapWords;
  place: Place;
  point: Point;
  isChosen: boolean;
  onChoose: () => void;
  onClose: () => void;
  /** The card is closed while the focus is in it. */
  onGone: () => void;
}

/** The card of a point: its code, address and hours, and the button that chooses it. */
export default function Card({words, place, point, isChosen, onChoose, onClose, onGone}: Props) {
  const card = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const inside = card.current;
    return () => {
      if (inside?.contains(document.activeElement)) {
        gone();
      }
    };
  }, []);
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={`${words[point.kind]} ${point.code}`}
      tabIndex={-1}
      data-card=""
    >
      <p className={styles.head}>
        <b>
          {words[point.kind]} - {point.code}
        </b>
        <button type="button" className={styles.cross} aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </p>
      <p>
        {place.name}, {point.address}
      </p>
      <Hours hours={point.hours} />
      <p className={styles.choose}>
        <button type="button" className={clsx(styles.select, isChosen && styles.done)} onClick={onChoose}>
          {isChosen ? words.selected : words.select}
        </button>{' '}
        <MarkBadge id="select" />
      </p>
    </div>
  );
}

/** Opening hours, a line for each part. */
export function Hours({hours}: {hours: string}) {
  return (
    <span className={styles.hours}>
      {hours.split(', ').map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}
