import React, {type KeyboardEvent} from 'react';
import OfficeMap from '../../map/OfficeMap';
import type {Place, Point} from '../../map/types';
import type {MapView} from '../../map/view';
import styles from './styles.module.css';
import type {Words} from './definition';

interface Props {
  words: Words;
  place: Place;
  view: MapView;
  update: (view: MapView) => void;
  onChoose: (point: Point) => void;
  onClose: () => void;
}

/** The map above the page. Escape and the close button close it. */
export default function Popup({words, place, view, update, onChoose, onClose}: Props) {
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className={styles.shade}>
      <div
        className={styles.popup}
        role="dialog"
        aria-label={words.popup}
        tabIndex={-1}
        data-popup=""
        onKeyDown={escape}
      >
        <p className={styles.bar}>
          <button type="button" aria-label={words.closeMap} onClick={onClose}>
            ×
          </button>
        </p>
        <OfficeMap words={words.map} place={place} view={view} update={update} onChoose={onChoose} />
      </div>
    </div>
  );
}
