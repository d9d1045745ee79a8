import React, {useId} from 'react';
import {MarkBadge} from '../frame/marks';
import Choice from './Choice';

interface Props<Method extends string> {
  /** Payment methods of the shop, in order; the first one has the mark of the line. */
  methods: readonly Method[];
  labels: Readonly<Record<Method, string>>;
  chosen: Method;
  onChoose: (method: Method) => void;
}

/** The payment methods of a checkout. */
export default function Payments<Method extends string>({methods, labels, chosen, onChoose}: Props<Method>) {
  const name = useId();
  return methods.map((method, index) => (
    <Choice
      key={method}
      name={name}
      label={labels[method]}
      mark={index === 0 && <MarkBadge id="payment" />}
      checked={chosen === method}
      onChoose={() => onChoose(method)}
    />
  ));
}
