import React, {useRef} from 'react';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import {MarkBadge} from '../frame/marks';
import Card, {Hours} from './Card';
import Filters from './Filters';
import Plan from './Plan';
import type {MapWords} from './towns';
import styles from './styles.module.css';
import './tokens.css';
import type {Place, Point} from './types';
import {canZoom, closed, opened, spread, visible, zoomed, type MapView} from './view';

interface Props {
  words: MapWords;
  place: Place;
  view: MapView;
  update: (view: MapView) => void;
  /** The button in the card of a point was clicked. */
  onChoose: (point: Point) => void;
}

interface ListProps {
  words: MapWords;
  points: readonly Point[];
  /** Filters or the visible part of the map exclude points of the town. */
  hidesSome: boolean;
  onOpen: (point: Point) => void;
}

function List({words, points, hidesSome, onOpen}: ListProps) {
  return (
    <ul className={styles.list} aria-label={words.list}>
      {points.length === 0 && hidesSome && <li className={styles.none}>{words.none}</li>}
      {points.map((point, index) => (
        <li key={point.code}>
          <button type="button" data-point={point.code} onClick={() => onOpen(point)}>
            <span className={styles.kind}>
              <span className={clsx(styles.sign, point.kind === 'locker' && styles.square)} aria-hidden="true" />{' '}
              {words[point.kind]} {index === 0 && <MarkBadge id="list" />}
            </span>
            <b>{point.address}</b>
            <Hours hours={point.hours} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * CDEK's map as the plugin's checkouts show it: a plan with pins, and next to it the list of the points
 * that are visible, or the card of one. Everything on the plan can be done in the list, too.
 */
export default function OfficeMap({words, place, view, update, onChoose}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const point = place.points.find(({code}) => code === view.open);
  // The pressed button is removed with its card: the focus moves to the replacement.
  const go = (next: MapView, target: string) => {
    flushSync(() => update(next));
    panel.current?.querySelector<HTMLElement>(target)?.focus({preventScroll: true});
  };
  const open = (one: Point) => go(opened(view, one), '[data-card]');
  return (
    <div className={styles.map}>
      <div className={styles.frame}>
        <Plan words={words} place={place} view={view} onOpen={open} onSpread={(pin) => update(spread(view, pin))} />
        <div className={styles.zoom}>
          <button
            type="button"
            aria-label={words.zoomIn}
            aria-disabled={!canZoom(view, 1)}
            onClick={() => update(zoomed(view, 1))}
          >
            +
          </button>
          <button
            type="button"
            aria-label={words.zoomOut}
            aria-disabled={!canZoom(view, -1)}
            onClick={() => update(zoomed(view, -1))}
          >
            −
          </button>
        </div>
        <span className={styles.badge}>
          <MarkBadge id="plan" />
        </span>
      </div>
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        {point ? (
          <Card
            words={words}
            place={place}
            point={point}
            isChosen={view.chosen}
            onChoose={() => onChoose(point)}
            onClose={() => go(closed(view), `[data-point="${point.code}"]`)}
            onGone={() => panel.current?.focus({preventScroll: true})}
          />
        ) : (
          <>
            <Filters words={words} view={view} update={update} />
            <List
              words={words}
              points={visible(view, place.points)}
              hidesSome={place.points.length > 0}
              onOpen={open}
            />
          </>
        )}
      </div>
    </div>
  );
}
