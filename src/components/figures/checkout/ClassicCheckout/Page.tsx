import React from 'react';
import clsx from 'clsx';
import {Notice} from '../../frame/controls';
import type {Place} from '../../map/types';
import {goods, money} from '../cart';
import Field from '../Field';
import OrderButton from '../OrderButton';
import Payments from '../Payments';
import store from '../store.module.css';
import {fieldNames, isRefreshing, type Checkout, type FieldName, type Notice as Fault} from './model';
import Rates from './Rates';
import styles from './styles.module.css';
import type {Words} from './definition';

const methods = ['bank', 'cod'] as const;

interface Props {
  now: Checkout;
  words: Words;
  town: Place | null;
  onType: (field: FieldName, text: string) => void;
  onRate: (code: string) => void;
  onPayment: (payment: Checkout['payment']) => void;
  onMap: () => void;
  onOrder: () => void;
}

function textOf(fault: Fault, words: Words): string {
  return fault.text === 'required' ? words.requires[fault.field] : words[fault.text];
}

function Faults({now, words}: {now: Checkout; words: Words}) {
  return (
    now.notices.length > 0 && (
      <div className={styles.faults} role="alert" tabIndex={-1} data-faults="">
        {now.notices.map((fault) => {
          const text = textOf(fault, words);
          return (
            <Notice key={text} kind="error">
              {text}
            </Notice>
          );
        })}
      </div>
    )
  );
}

function Order({now, words, town, onRate, onPayment, onMap, onOrder}: Props) {
  const price = town?.prices[now.rate] ?? 0;
  return (
    <div className={styles.order}>
      <p className={styles.title}>{words.yourOrder}</p>
      <dl className={clsx(store.lines, isRefreshing(now) && styles.stale)}>
        <div>
          <dt>{words.product} × 1</dt>
          <dd>{money(goods)}</dd>
        </div>
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{money(goods)}</dd>
        </div>
        <div className={styles.shipping}>
          <dt>{words.shipping}</dt>
          <dd>
            <Rates now={now} words={words} town={town} onRate={onRate} onMap={onMap} />
          </dd>
        </div>
        <div>
          <dt>
            <b>{words.total}</b>
          </dt>
          <dd>
            <b>{money(goods + price)}</b>
          </dd>
        </div>
      </dl>
      <div className={styles.payments}>
        <Payments methods={methods} labels={words} chosen={now.payment} onChoose={onPayment} />
      </div>
      <OrderButton label={words.placeOrder} onOrder={onOrder} />
    </div>
  );
}

/** The checkout page of the shortcode: the buyer's fields and the order, or the thank-you message after it. */
export default function Page(props: Props) {
  const {now, words, onType} = props;
  if (now.ordered) {
    return (
      <p className={styles.thanks} tabIndex={-1} data-thanks="">
        {words.ordered}
      </p>
    );
  }
  const isMissing = (field: FieldName) =>
    now.notices.some((fault) => fault.text === 'required' && fault.field === field);
  return (
    <>
      <Faults now={now} words={words} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <p className={styles.title}>{words.details}</p>
          {fieldNames.map((field) => (
            <Field
              key={field}
              name={field}
              label={words.fields[field]}
              value={now.fields[field]}
              required
              invalid={isMissing(field)}
              onType={(text) => onType(field, text)}
            />
          ))}
        </div>
        <Order {...props} />
      </div>
    </>
  );
}
