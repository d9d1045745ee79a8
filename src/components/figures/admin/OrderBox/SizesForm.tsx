import React from 'react';
import {controls, Input} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import {useBox} from './context';
import {sides} from './model';
import styles from './styles.module.css';

/** The form of one parcel (templates/create.php). */
export default function SizesForm() {
  const {box, words, update, press} = useBox();
  return (
    <>
      <p className={styles.heading}>
        {words.dimensions} <MarkBadge id="sizes" />
      </p>
      {sides.map((side) => (
        <Input
          key={side}
          inputMode="numeric"
          autoComplete="off"
          name={side}
          aria-label={words[side]}
          placeholder={words[side]}
          value={box.sizes[side]}
          onChange={({target}) => update((now) => ({...now, sizes: {...now.sizes, [side]: target.value}}))}
        />
      ))}
      <p className={styles.row}>
        <button type="button" className={controls.button} onClick={() => press('create')}>
          {words.sync}
        </button>
        <MarkBadge id="sync" />
      </p>
    </>
  );
}
