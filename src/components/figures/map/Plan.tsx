import React, {type KeyboardEvent} from 'react';
import clsx from 'clsx';
import type {MapWords} from './towns';
import Streets from './Streets';
import styles from './styles.module.css';
import type {Place, Point} from './types';
import {inFrame, pins, plan, scaleOf, type MapView, type Pin} from './view';

interface Props {
  words: MapWords;
  place: Place;
  view: MapView;
  onOpen: (point: Point) => void;
  onSpread: (pin: Pin) => void;
}

/** Offices are round, lockers are square: the kinds differ by more than color. */
function Sign({kind}: {kind: Point['kind']}) {
  return kind === 'office' ? (
    <>
      <circle className={styles.pin} r="14" />
      <circle className={styles.eye} r="5" />
    </>
  ) : (
    <>
      <rect className={styles.pin} x="-13" y="-13" width="26" height="26" rx="5" />
      <path className={styles.doors} d="M-7-4H7M-7 4H7M0-8V8" />
    </>
  );
}

function PinButton({pin, words, isOpen, onPress}: {pin: Pin; words: MapWords; isOpen: boolean; onPress: () => void}) {
  const [only] = pin.points;
  const single = pin.points.length === 1 && only ? only : null;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress();
    }
  };
  return (
    <g
      className={clsx(styles.spot, isOpen && styles.open)}
      transform={`translate(${pin.x} ${pin.y})`}
      role="button"
      tabIndex={0}
      aria-label={
        single
          ? `${words[single.kind]} ${single.code}, ${single.address}`
          : words.cluster.replace('{n}', String(pin.points.length))
      }
      onClick={onPress}
      onKeyDown={press}
    >
      <circle className={styles.ring} r="20" />
      {single ? (
        <Sign kind={single.kind} />
      ) : (
        <>
          <circle className={styles.crowd} r="17" />
          <text className={styles.count} y="5.5">
            {pin.points.length}
          </text>
        </>
      )}
    </g>
  );
}

/** The map: streets, and a pin for each point or group of points. */
export default function Plan({words, place, view, onOpen, onSpread}: Props) {
  const scale = scaleOf(view);
  const origin = inFrame(view, {x: 0, y: 0});
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={words.plan.replace('{city}', place.name)}
    >
      <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`} aria-hidden="true">
        <g transform={place.mirrored ? `matrix(-1 0 0 1 ${plan.width} 0)` : undefined}>
          <Streets />
        </g>
      </g>
      {pins(view, place.points).map((pin) => {
        const [first] = pin.points;
        return (
          <PinButton
            key={pin.points.map(({code}) => code).join()}
            pin={pin}
            words={words}
            isOpen={pin.points.length === 1 && first?.code === view.open}
            onPress={() => (pin.points.length === 1 && first ? onOpen(first) : onSpread(pin))}
          />
        );
      })}
    </svg>
  );
}
