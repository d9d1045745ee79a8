import React, {useId, useState} from 'react';
import LiveRegion from '../../../ui/LiveRegion';
import AdminFrame from '../../frame/AdminFrame';
import {controls, Input} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import SettingsTabs from '../../frame/SettingsTabs';
import {outcome, picked, shortName, typed, type City, type Sender} from './model';
import type {Props, Words} from './definition';
import styles from './styles.module.css';

function initialOf(state: Props['state'], words: Words, known: readonly City[]): Sender {
  const [first] = known;
  const nothing: Sender = {text: '', city: null, suggestions: null};
  if (state === 'picked' && first) {
    return picked(first);
  }
  return state === 'typed' && first ? {...nothing, text: shortName(first)} : typed(nothing, words.query, known);
}

function statusText(sender: Sender, words: Words): string {
  return words[`outcome.${outcome(sender)}`]
    .replace('{code}', words.code)
    .replace('{number}', String(sender.city?.code))
    .replace('{city}', sender.city ? shortName(sender.city) : '');
}

/** The sending city: picked from suggestions it has a code, typed it has none. */
export default function CityField({state = 'suggested', words, marks, children}: Props) {
  const known = words.cities;
  const [sender, setSender] = useState(() => initialOf(state, words, known));
  const id = useId();
  const status = <LiveRegion className={styles.statusLine}>{statusText(sender, words)}</LiveRegion>;
  return (
    <Figure name="city-field" alt={words.alt} caption={children} marks={marks} operable status={status}>
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="shipping" page="cdek">
          <p className={styles.title}>{words.title}</p>
          <div className={styles.row} aria-hidden="true">
            <b>{words.address}</b>
            <div className={styles.quiet}>
              <div className={controls.ghost} />
            </div>
          </div>
          <div className={styles.row}>
            <span>
              <label htmlFor={id}>
                <b>{words.city}</b>
              </label>{' '}
              <MarkBadge id="city" />
            </span>
            <div className={styles.field}>
              <Input
                id={id}
                autoComplete="off"
                value={sender.text}
                onChange={({target}) => setSender((now) => typed(now, target.value, known))}
              />
              {sender.suggestions && (
                <ul className={styles.suggestions} aria-label={words.suggestions}>
                  {sender.suggestions.length === 0 && <li>{words.nothing}</li>}
                  {sender.suggestions.map((city, index) => (
                    <li key={city.code}>
                      <button type="button" onClick={() => setSender(picked(city))}>
                        {city.name} {index === 0 && <MarkBadge id="suggestion" />}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
