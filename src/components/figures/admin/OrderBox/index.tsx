import React from 'react';
import Screen from './Screen';
import SizesForm from './SizesForm';
import {states, inertStates} from './states';
import type {Props} from './definition';

/** The plugin's box on the order page: type sizes, send, print, call a courier, cancel, delete. */
export default function OrderBox({state = 'sizes', from = 'office', words, marks, children}: Props) {
  return (
    <Screen
      name="order-box"
      initial={states[state]}
      operable={!inertStates.includes(state)}
      fromOffice={from === 'office'}
      words={words}
      marks={marks}
      caption={children}
      form={<SizesForm />}
    />
  );
}
