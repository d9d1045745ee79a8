import React, {type Dispatch, type SetStateAction} from 'react';
import {controls, Input, Select} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import {useBox} from '../OrderBox/context';
import {sides} from '../OrderBox/model';
import {isDone, picked, saved, typed, type Planner} from './model';
import styles from './styles.module.css';
import type {Words} from './definition';

interface Props {
  planner: Planner;
  words: Words;
  update: Dispatch<SetStateAction<Planner>>;
}

/** What the plugin shows through the browser's own message window. */
function BrowserAlert({planner, words, update}: Props) {
  return planner.alert === null ? null : (
    <div className={styles.alert} role="alert">
      <span className={styles.says}>{words.browserSays}</span>
      <p>{words[planner.alert]}</p>
      <button type="button" className={controls.primary} onClick={() => update((now) => ({...now, alert: null}))}>
        {words.ok}
      </button>
    </div>
  );
}

function Fields({planner, words, update}: Props) {
  const inList = planner.rows.filter((row) => !row.gone);
  return (
    <>
      <p className={styles.heading}>{words.dimensions} №1</p>
      <div className={styles.line}>
        <Select
          aria-label={words.selectProduct}
          value=""
          options={[{value: '', label: words.selectProduct}, ...inList.map(({id, name}) => ({value: id, label: name}))]}
          onChange={({target}) => update((now) => picked(now, target.value))}
        />
        <MarkBadge id="product" />
      </div>
      {inList
        .filter((row) => row.picked)
        .map(({id, name, left, typed: quantity}) => (
          <div key={id} className={styles.line}>
            <span>{name} x</span>
            <Input
              type="number"
              min={1}
              max={left}
              className={styles.quantity}
              aria-label={words.quantityOf.replace('{name}', name)}
              value={quantity}
              onChange={({target}) => update((now) => typed(now, id, target.value))}
            />
          </div>
        ))}
      {sides.map((side) => (
        <div key={side} className={styles.line}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            aria-label={words[side]}
            placeholder={words[side]}
            value={planner.sizes[side]}
            onChange={({target}) => update((now) => ({...now, sizes: {...now.sizes, [side]: target.value}}))}
          />
          {side === 'length' && <MarkBadge id="sizes" />}
        </div>
      ))}
      <p className={styles.line}>
        <button type="button" className={controls.button} onClick={() => update(saved)}>
          {words.save}
        </button>
        <MarkBadge id="save" />
      </p>
    </>
  );
}

/** The form of several packages (templates/create_many.php). */
export default function PackagesForm({planner, words, update}: Props) {
  const {press} = useBox();
  const shown = planner.packages.slice(planner.shownFrom);
  return (
    <>
      <BrowserAlert planner={planner} words={words} update={update} />
      {!isDone(planner) && <Fields planner={planner} words={words} update={update} />}
      {shown.length > 0 && (
        <ul className={styles.packages}>
          {shown.map(({sizes, items}, index) => (
            <li key={planner.shownFrom + index}>
              {words.package} №{planner.shownFrom + index + 1} ({sides.map((side) => sizes[side]).join('х')}):{' '}
              {items.map(({name, quantity}) => `${name} x ${quantity}`).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {isDone(planner) && (
        <p className={styles.line}>
          <button type="button" className={controls.button} onClick={() => press('create')}>
            {words.sync}
          </button>
          <MarkBadge id="sync" />
        </p>
      )}
    </>
  );
}
