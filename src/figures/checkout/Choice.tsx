import React, {type ReactNode} from 'react';
import {controls} from '../frame/controls';
import styles from './store.module.css';

interface Props {
  /** Radios of one name exclude one another. */
  name: string;
  label: string;
  /** Numbers that the page gives to this line. */
  mark?: ReactNode;
  price?: string;
  checked: boolean;
  onChoose: () => void;
}

/** A radio button of the checkout: a rate with its price, or a payment method. */
export default function Choice({name, label, mark, price, checked, onChoose}: Props) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={controls.check} name={name} checked={checked} onChange={onChoose} />
      <span>
        {label}
        {price && (
          <>
            {': '}
            <b>{price}</b>
          </>
        )}{' '}
        {mark}
      </span>
    </label>
  );
}
