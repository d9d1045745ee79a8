import React, {type ReactNode} from 'react';
import {controls} from '../frame/controls';
import styles from './store.module.css';

interface Props {
  /** Radio buttons with the same name exclude each other. */
  name: string;
  label: string;
  /** Numbers of the page's marks in this line. */
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
