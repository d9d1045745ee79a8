import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import LiveRegion from '../../../ui/LiveRegion';
import type {Mark} from '../../build/types';
import Figure from '../../frame/Figure';
import FigureButton from '../../frame/FigureButton';
import StoreFrame from '../../frame/StoreFrame';
import {goods, money, townOf} from '../cart';
import store from '../store.module.css';
import {useAnswers} from '../useAnswers';
import * as checkout from './model';
import type {Checkout} from './model';
import {stateOf, type StateName} from './states';
import Steps from './Steps';
import styles from './styles.module.css';
import type {BlockWords} from './words';

/** How long the page waits after the last change, and how long the figure's shop thinks, in ms. */
const pause = 700;
const thinking = 1000;

interface Props {
  state?: StateName;
  words: BlockWords;
  marks?: readonly Mark[];
  children?: ReactNode;
}

function told(now: Checkout, words: BlockWords): string {
  if (checkout.isRefreshing(now)) {
    return words.refreshing;
  }
  return now.told === null ? '' : words[`told.${now.told}`].replace('{code}', now.chosen ?? '');
}

function Summary({words, price}: {words: BlockWords; price: number}) {
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

/** The checkout of blocks: rates with the map in the page, the choice that only the page remembers. */
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
  useAnswers(now, update, checkout.refreshed, thinking);
  const order = () => {
    const next = checkout.placed(now, checkout.rateOf(now, words.rates, words.places));
    flushSync(() => update(next));
    // What is wrong, from the top; after an order the thanks.
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
      status={<LiveRegion className={store.told}>{told(now, words)}</LiveRegion>}
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
                isEmpty={state === 'empty'}
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
