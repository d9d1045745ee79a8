import React, {type ReactNode} from 'react';
import type {Mark, WordsOf} from '../../build/types';
import {controls} from '../../frame/controls';
import EditorFrame from '../../frame/EditorFrame';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {select, StateName} from './select';
import styles from './styles.module.css';
import type json from './words.json';

type Words = WordsOf<typeof json, typeof select>;

interface Props {
  state?: StateName;
  words: Words;
  marks?: readonly Mark[];
  children?: ReactNode;
}

function Classic({words}: {words: Words}) {
  return (
    <div className={styles.block}>
      <p className={styles.name}>
        {words.shortcode} <MarkBadge id="shortcode" />
      </p>
      <code className={styles.code}>[woocommerce_checkout]</code>
    </div>
  );
}

function Placeholder({words}: {words: Words}) {
  return (
    <div className={styles.block}>
      <p className={styles.name}>
        {words.classic} <MarkBadge id="placeholder" />
      </p>
      <p>{words.classicText}</p>
      <span className={controls.primary}>{words.transform}</span>
    </div>
  );
}

function Step({title, mark, children}: {title: string; mark: string; children?: ReactNode}) {
  return (
    <div>
      <p className={styles.name}>
        {title} <MarkBadge id={mark} />
      </p>
      {children ?? (
        <>
          <div className={controls.ghost} />
          <div className={controls.ghost} />
        </>
      )}
    </div>
  );
}

function Blocks({words}: {words: Words}) {
  return (
    <div className={styles.checkout}>
      <div className={styles.steps}>
        <Step title={words.address} mark="address" />
        <Step title={words.shipping} mark="shipping">
          <div className={controls.ghost} />
          <div className={styles.map}>
            {words.map} <MarkBadge id="map" />
          </div>
        </Step>
        <Step title={words.payment} mark="payment" />
        <span className={styles.order}>{words.placeOrder}</span>
      </div>
      <Step title={words.summary} mark="summary" />
    </div>
  );
}

/** The checkout page in the block editor: shortcode, placeholder of the shortcode, or blocks with the plugin's map. */
export default function CheckoutEditor({state = 'classic', words, marks, children}: Props) {
  const panel = state === 'block' && (
    <>
      <p className={styles.name}>
        {words.mapBlock} <MarkBadge id="block" />
      </p>
      <p className={styles.quiet}>{words.locked}</p>
    </>
  );
  return (
    <Figure name="checkout-editor" alt={words.alt} caption={children} marks={marks}>
      <EditorFrame title={words.title} panel={panel}>
        {state === 'classic' && <Classic words={words} />}
        {state === 'placeholder' && <Placeholder words={words} />}
        {state === 'block' && <Blocks words={words} />}
      </EditorFrame>
    </Figure>
  );
}
