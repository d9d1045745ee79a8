import React, {type ReactNode} from 'react';
import type {Mark} from '../../build/types';
import Screen from './Screen';
import SizesForm from './SizesForm';
import {states, still, type StateName} from './states';
import type {BoxWords} from './words';

interface Props {
  state?: StateName;
  /** Where the tariff starts: the courier form of an office asks for description and weight. */
  from?: 'office' | 'door';
  words: BoxWords;
  marks?: readonly Mark[];
  children?: ReactNode;
}

/** The plugin's box on the order page: type sizes, send, print, call a courier, cancel, delete. */
export default function OrderBox({state = 'sizes', from = 'office', words, marks, children}: Props) {
  return (
    <Screen
      name="order-box"
      initial={states[state]}
      operable={!still.includes(state)}
      fromOffice={from === 'office'}
      words={words}
      marks={marks}
      caption={children}
      form={<SizesForm />}
    />
  );
}
