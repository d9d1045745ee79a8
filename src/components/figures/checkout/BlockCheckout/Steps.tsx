import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Notice} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import OfficeMap from '../../map/OfficeMap';
import type {Place, Point} from '../../map/types';
import type {MapView} from '../../map/view';
import {money, type Rate} from '../cart';
import Choice from '../Choice';
import Field from '../Field';
import OrderButton from '../OrderButton';
import Payments from '../Payments';
import {fieldNames, isRefreshing, type Checkout, type FieldName} from './model';
import styles from './styles.module.css';
import type {Words} from './definition';

const methods = ['bank', 'card'] as const;

interface Props {
  now: Checkout;
  words: Words;
  town: Place | null;
  onType: (field: FieldName, text: string) => void;
  onRate: (rate: Rate) => void;
  onPayment: (payment: Checkout['payment']) => void;
  onMap: (view: MapView) => void;
  onChoose: (point: Point) => void;
  onOrder: () => void;
}

function Step({title, children}: {title: string; children: ReactNode}) {
  return (
    <div className={styles.step} role="group" aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** The plugin's inner block: the map of a rate that needs a point, hidden while prices load. */
function MapBlock({now, words, town, onMap, onChoose}: Props & {town: Place}) {
  return (
    <div className={clsx(styles.map, isRefreshing(now) && styles.hidden)}>
      <p className={styles.badge}>
        <MarkBadge id="map" />
      </p>
      <div className={clsx(now.pointMissing && styles.framed)} tabIndex={-1} data-map="">
        <OfficeMap words={words.map} place={town} view={now.map} update={onMap} onChoose={onChoose} />
      </div>
      {now.pointMissing && (
        <p className={styles.fault} role="alert">
          {words.choose} <MarkBadge id="fault" />
        </p>
      )}
    </div>
  );
}

function Shipping(props: Props) {
  const {now, words, town, onRate} = props;
  const name = useId();
  const rate = words.rates.find(({code}) => code === now.rate);
  if (!town) {
    return <p className={styles.none}>{now.counted.trim() === '' ? words.enterAddress : words.noShipping}</p>;
  }
  return (
    <>
      {words.rates.map((one) => (
        <Choice
          key={one.code}
          name={name}
          label={one.label}
          mark={one.code === now.rate && <MarkBadge id="rate" />}
          price={money(town.prices[one.code] ?? 0)}
          checked={one.code === now.rate}
          onChoose={() => onRate(one)}
        />
      ))}
      {rate?.needsPoint && <MapBlock {...props} town={town} />}
    </>
  );
}

/** The steps of the block checkout, from the address to the order button. */
export default function Steps(props: Props) {
  const {now, words, onType, onPayment, onOrder} = props;
  return (
    <div className={styles.steps}>
      {now.notice && (
        <div role="alert" className={styles.notice} tabIndex={-1} data-notice="">
          <Notice kind="error">{words[now.notice]}</Notice>
        </div>
      )}
      <Step title={words.addressStep}>
        {fieldNames.map((field) => {
          const isMissing = now.missing.includes(field);
          return (
            <Field
              key={field}
              name={field}
              label={words.fields[field]}
              value={now.fields[field]}
              invalid={isMissing}
              fault={isMissing && words.faults[field]}
              onType={(text) => onType(field, text)}
            />
          );
        })}
      </Step>
      <Step title={words.shippingStep}>
        <Shipping {...props} />
      </Step>
      <Step title={words.paymentStep}>
        <Payments methods={methods} labels={words} chosen={now.payment} onChoose={onPayment} />
      </Step>
      <OrderButton label={words.placeOrder} onOrder={onOrder} />
    </div>
  );
}
