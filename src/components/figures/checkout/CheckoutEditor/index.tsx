import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {controls} from '../../frame/controls';
import EditorFrame from '../../frame/EditorFrame';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {Props, State, Words} from './definition';
import styles from './styles.module.css';

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

interface StepProps {
  title: string;
  mark: string;
  selected?: boolean;
  children?: ReactNode;
}

function Step({title, mark, selected = false, children}: StepProps) {
  return (
    <div className={clsx(selected && styles.selected)}>
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

function Blocks({words, selected}: {words: Words; selected: 'map' | 'address'}) {
  return (
    <div className={styles.checkout}>
      <div className={styles.steps}>
        <Step title={words.address} mark="address" selected={selected === 'address'} />
        <Step title={words.shipping} mark="shipping">
          <div className={controls.ghost} />
          <div className={clsx(styles.map, selected === 'map' && styles.selected)}>
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

function MapPanel({words}: {words: Words}) {
  return (
    <>
      <p className={styles.name}>
        {words.mapBlock} <MarkBadge id="block" />
      </p>
      <p className={styles.quiet}>{words.locked}</p>
    </>
  );
}

function Toggle({label, mark, on = false}: {label: string; mark: string; on?: boolean}) {
  return (
    <p className={styles.line}>
      <span className={clsx(styles.toggle, on && styles.on)} /> {label} <MarkBadge id={mark} />
    </p>
  );
}

function FieldsPanel({words}: {words: Words}) {
  return (
    <>
      <p className={styles.name}>{words.addressFields}</p>
      <Toggle label={words.company} mark="company" />
      <Toggle label={words.second} mark="second" />
      <Toggle label={words.phone} mark="phone" on />
      <p className={styles.line}>
        <span className={styles.dot} /> {words.optional}
      </p>
      <p className={styles.line}>
        <span className={clsx(styles.dot, styles.on)} /> {words.required} <MarkBadge id="required" />
      </p>
    </>
  );
}

const canvases: Readonly<Record<State, (words: Words) => ReactNode>> = {
  classic: (words) => <Classic words={words} />,
  placeholder: (words) => <Placeholder words={words} />,
  block: (words) => <Blocks words={words} selected="map" />,
  fields: (words) => <Blocks words={words} selected="address" />,
};

const panels: Partial<Record<State, (words: Words) => ReactNode>> = {
  block: (words) => <MapPanel words={words} />,
  fields: (words) => <FieldsPanel words={words} />,
};

/** The checkout page in the block editor: shortcode, its placeholder, or blocks with the plugin's map. */
export default function CheckoutEditor({state = 'classic', words, marks, children}: Props) {
  return (
    <Figure name="checkout-editor" alt={words.alt} caption={children} marks={marks}>
      <EditorFrame title={words.title} panel={panels[state]?.(words)}>
        {canvases[state](words)}
      </EditorFrame>
    </Figure>
  );
}
