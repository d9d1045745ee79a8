import React, {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import LiveRegion from '../../../ui/LiveRegion';
import {answerDelayMs} from '../../frame/answerDelay';
import Figure from '../../frame/Figure';
import FigureButton from '../../frame/FigureButton';
import StoreFrame from '../../frame/StoreFrame';
import {goods, money, townOf} from '../cart';
import store from '../store.module.css';
import {useAnswers} from '../useAnswers';
import * as checkout from './model';
import type {Checkout} from './model';
import {stateOf} from './states';
import Steps from './Steps';
import styles from './styles.module.css';
import type {Props, Words} from './definition';

/** Delay of the page after the last change, in ms. */
const pause = 700;

function statusText(now: Checkout, words: Words): string {
  if (checkout.isRefreshing(now)) {
    return words.refreshing;
  }
  return now.event === null ? '' : words[`event.${now.event}`].replace('{code}', now.chosen ?? '');
}

function Summary({words, price}: {words: Words; price: number}) {
  return (
    <div className={styles.summary}>
      <p className={styles.title}>{words.summary}</p>
      <dl className={store.lines}>
        <div>
          <dt>{words.product} × 1</dt>
          <dd>{money(goods)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd>{money(price)}</dd>
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
    </div>
  );
}

/** The block checkout: rates with the map in the page, and the choice that only the page has. */
export default function BlockCheckout({state = 'rates', words, marks, children}: Props) {
  const [now, update] = useState(() => stateOf(state, words));
  const screen = useRef<HTMLDivElement>(null);
  const {fields, touched} = now;
  const town = townOf(words.places, now.counted);
  useEffect(() => {
    if (!touched) {
      return undefined;
    }
    const timer = setTimeout(() => update(checkout.elapsed), pause);
    return () => clearTimeout(timer);
  }, [touched, fields]);
  useAnswers(now, update, checkout.refreshed, answerDelayMs.blockCheckout);
  const order = () => {
    const next = checkout.placed(now, checkout.rateOf(now, words.rates, words.places));
    flushSync(() => update(next));
    // The first error; after an order, the thank-you message.
    screen.current
      ?.querySelector<HTMLElement>(
        next.pointMissing && next.missing.length === 0 ? '[data-map]' : '[aria-invalid], [data-notice], [data-thanks]',
      )
      ?.focus();
  };
  return (
    <Figure
      name="block-checkout"
      alt={words.alt}
      caption={children}
      marks={marks}
      operable
      controls={
        <FigureButton onClick={() => update(checkout.reloaded)}>
          {now.ordered ? words.again : words.reload}
        </FigureButton>
      }
      status={<LiveRegion className={store.statusLine}>{statusText(now, words)}</LiveRegion>}
    >
      <StoreFrame title={words.title}>
        <div ref={screen}>
          {now.ordered ? (
            <p className={styles.thanks} tabIndex={-1} data-thanks="">
              {words.ordered}
            </p>
          ) : (
            <div className={styles.columns}>
              <Steps
                now={now}
                words={words}
                town={town}
                onType={(field, text) => update((one) => checkout.typed(one, field, text))}
                onRate={(rate) => update((one) => checkout.rated(one, rate))}
                onPayment={(payment) => update((one) => ({...one, payment}))}
                onMap={(map) => update((one) => ({...one, map}))}
                onChoose={({code}) => update((one) => checkout.chose(one, code))}
                onOrder={order}
              />
              <Summary words={words} price={town?.prices[now.rate] ?? 0} />
            </div>
          )}
        </div>
      </StoreFrame>
    </Figure>
  );
}
