import React, {useId} from 'react';
import {controls} from '../frame/controls';
import {MarkBadge} from '../frame/marks';
import type {MapWords} from './towns';
import styles from './styles.module.css';
import {filtered, type Filters as Chosen, type MapView} from './view';

interface Props {
  words: MapWords;
  view: MapView;
  update: (view: MapView) => void;
}

/** Filters of the points: what a point has, and its kind. */
export default function Filters({words, view, update}: Props) {
  const id = useId();
  const kinds: [Chosen['kind'], string][] = [
    ['all', words.all],
    ['locker', words.onlyLockers],
    ['office', words.onlyOffices],
  ];
  return (
    <div>
      <button
        type="button"
        className={controls.link}
        aria-expanded={view.filtersOpen}
        aria-controls={id}
        onClick={() => update({...view, filtersOpen: !view.filtersOpen})}
      >
        {words.filters} <MarkBadge id="filters" />
      </button>
      <div id={id} className={styles.filters} hidden={!view.filtersOpen} role="group" aria-label={words.filters}>
        {(['card', 'cash', 'room'] as const).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              className={controls.check}
              checked={view.filters[name]}
              onChange={({target}) => update(filtered(view, {[name]: target.checked}))}
            />{' '}
            {words[name]}
          </label>
        ))}
        {kinds.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="radio"
              className={controls.check}
              name={id}
              checked={view.filters.kind === kind}
              onChange={() => update(filtered(view, {kind}))}
            />{' '}
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
