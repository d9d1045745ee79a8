import React, {useState} from 'react';
import LiveRegion from '../../../ui/LiveRegion';
import Figure from '../../frame/Figure';
import StoreFrame from '../../frame/StoreFrame';
import OfficeMap from '../../map/OfficeMap';
import {chosen, opened, wholeTown} from '../../map/view';
import store from '../store.module.css';
import type {Props} from './definition';

/** The map of points alone, as both checkouts show it. */
export default function PickupMap({state = 'points', words, marks, children}: Props) {
  const [place] = words.places;
  const [first] = place?.points ?? [];
  const [view, update] = useState(() => (state === 'point' && first ? opened(wholeTown, first) : wholeTown));
  const [taken, setTaken] = useState<string | null>(null);
  const event = taken === null ? '' : words.event.replace('{code}', taken);
  return (
    <Figure
      name="pickup-map"
      alt={words.alt}
      caption={children}
      marks={marks}
      operable
      status={<LiveRegion className={store.statusLine}>{event}</LiveRegion>}
    >
      <StoreFrame title={words.title}>
        {place && (
          <OfficeMap
            words={words.map}
            place={place}
            view={view}
            update={update}
            onChoose={({code}) => {
              update(chosen(view));
              setTaken(code);
            }}
          />
        )}
      </StoreFrame>
    </Figure>
  );
}
