import React, {useId} from 'react';
import {MarkBadge} from '../../frame/marks';
import type {Place} from '../../map/types';
import {money} from '../cart';
import Choice from '../Choice';
import type {Checkout} from './model';
import styles from './styles.module.css';
import type {Words} from './definition';

interface Props {
  now: Checkout;
  words: Words;
  town: Place | null;
  onRate: (code: string) => void;
  onMap: () => void;
}

/** The rates, and under the chosen one what the plugin adds: the gray box of the point and the green button. */
export default function Rates({now, words, town, onRate, onMap}: Props) {
  const name = useId();
  const office = town && words.places.flatMap(({points}) => points).find(({code}) => code === now.shown);
  const city = words.places.find(({points}) => points.some(({code}) => code === now.shown))?.name;
  if (!town) {
    return <p className={styles.none}>{now.counted.trim() === '' ? words.enterAddress : words.noShipping}</p>;
  }
  return (
    <ul className={styles.rates} data-rates="">
      {words.rates.map(({code, label, needsPoint}) => {
        const isChosen = code === now.rate;
        const isEmpty = isChosen && now.noPoints;
        return (
          <li key={code}>
            <Choice
              name={name}
              label={isEmpty ? words.noPoints : label}
              mark={isChosen && <MarkBadge id="rate" />}
              price={isEmpty ? undefined : money(town.prices[code] ?? 0)}
              checked={isChosen}
              onChoose={() => onRate(code)}
            />
            {isChosen && needsPoint && !isEmpty && (
              <>
                {office && (
                  <div className={styles.office}>
                    {office.code}, {city}, {office.address} <MarkBadge id="office" />
                  </div>
                )}
                <div>
                  <button type="button" className={styles.choose} data-choose="" onClick={onMap}>
                    {office ? words.rechoose : words.choose}
                  </button>{' '}
                  <MarkBadge id="choose" />
                </div>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
