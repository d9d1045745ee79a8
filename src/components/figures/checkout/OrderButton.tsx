import React from 'react';
import {MarkBadge} from '../frame/marks';
import store from './store.module.css';

interface Props {
  label: string;
  onOrder: () => void;
}

/** The button that places the order, with its mark. */
export default function OrderButton({label, onOrder}: Props) {
  return (
    <button type="button" className={store.order} onClick={onOrder}>
      {label} <MarkBadge id="order" />
    </button>
  );
}
