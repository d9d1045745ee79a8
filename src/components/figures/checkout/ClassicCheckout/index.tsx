import React, {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import LiveRegion from '../../../ui/LiveRegion';
import Segmented from '../../../ui/Segmented';
import {answerDelayMs} from '../../frame/answerDelay';
import Figure from '../../frame/Figure';
import FigureButton from '../../frame/FigureButton';
import StoreFrame from '../../frame/StoreFrame';
import {townOf} from '../cart';
import store from '../store.module.css';
import {useAnswers} from '../useAnswers';
import * as checkout from './model';
import type {Checkout} from './model';
import Page from './Page';
import Popup from './Popup';
import {stateOf} from './states';
import styles from './styles.module.css';
import type {Props, Words} from './definition';

/** Delay of the plugin after the last change, in ms (src/Frontend/CheckoutMapShortcode/index.js). */
const pause = 500;

function statusText(now: Checkout, words: Words): string {
  if (checkout.isRefreshing(now)) {
    return words.refreshing;
  }
  return now.event === null ? '' : words[`event.${now.event}`].replace('{code}', now.session ?? '');
}

/** The shortcode checkout: rates, the green button, the map above the page, the messages. */
export default function ClassicCheckout({state = 'rates', words, marks, children}: Props) {
  const [now, update] = useState(() => stateOf(state, words));
  const [autoClose, setAutoClose] = useState<'off' | 'on'>('off');
  const [race, setRace] = useState<'reset' | 'keep'>('reset');
  const screen = useRef<HTMLDivElement>(null);
  const {fields, payment, touched} = now;
  const town = townOf(words.places, now.counted);
  // The pressed button is removed: the focus moves to its replacement.
  const go = (next: Checkout, target: string) => {
    flushSync(() => update(next));
    screen.current?.querySelector<HTMLElement>(target)?.focus();
  };
  useEffect(() => {
    if (touched === null) {
      return undefined;
    }
    const timer = setTimeout(() => update((one) => checkout.elapsed(one, race)), pause);
    return () => clearTimeout(timer);
  }, [touched, fields.city, fields.postcode, payment, race]);
  useAnswers(now, update, checkout.refreshed, answerDelayMs.classicCheckout);
  const controls = (
    <>
      <Segmented
        legend={words.autoClose}
        options={(['off', 'on'] as const).map((value) => ({value, label: words[value]}))}
        value={autoClose}
        onChange={setAutoClose}
      />
      <Segmented
        legend={words.race}
        options={(['reset', 'keep'] as const).map((value) => ({value, label: words[`race.${value}`]}))}
        value={race}
        onChange={setRace}
      />
      <FigureButton onClick={() => update(checkout.reloaded)}>{now.ordered ? words.again : words.reload}</FigureButton>
    </>
  );
  const openMap = () => {
    const next = checkout.mapOpened(now, town);
    go(next, next.popup ? '[data-popup]' : '[data-rates] :checked');
  };
  const order = () => {
    const next = checkout.placed(now, checkout.rateOf(now, words.rates, words.places));
    go(next, next.ordered ? '[data-thanks]' : '[data-faults]');
  };
  return (
    <Figure
      name="classic-checkout"
      alt={words.alt}
      caption={children}
      marks={marks}
      operable
      controls={controls}
      status={<LiveRegion className={store.statusLine}>{statusText(now, words)}</LiveRegion>}
    >
      <StoreFrame title={words.title}>
        <div ref={screen} className={styles.screen}>
          <div inert={now.popup}>
            <Page
              now={now}
              words={words}
              town={town}
              onType={(field, text) => update((one) => checkout.typed(one, field, text))}
              onRate={(code) => update((one) => checkout.rated(one, code))}
              onPayment={(method) => update((one) => checkout.paidBy(one, method))}
              onMap={openMap}
              onOrder={order}
            />
          </div>
          {now.popup && town && (
            <Popup
              words={words}
              place={town}
              view={now.map}
              update={(map) => update((one) => ({...one, map}))}
              onChoose={({code}) => {
                const next = checkout.chose(now, code, autoClose === 'on');
                if (next.popup) {
                  update(next);
                } else {
                  go(next, '[data-choose]');
                }
              }}
              onClose={() => go(checkout.mapClosed(now), '[data-choose]')}
            />
          )}
        </div>
      </StoreFrame>
    </Figure>
  );
}
