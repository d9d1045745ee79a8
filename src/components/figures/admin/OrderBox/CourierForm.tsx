import React, {useId} from 'react';
import clsx from 'clsx';
import {controls, Input} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import {useBox} from './context';
import type {CallField} from './model';
import styles from './styles.module.css';

const types: Record<CallField, string> = {
  date: 'date',
  from: 'time',
  to: 'time',
  comment: 'text',
  description: 'text',
  weight: 'number',
};

function Field({name, label, short = false}: {name: CallField; label: string; short?: boolean}) {
  const {box, update} = useBox();
  const isMissing = box.missing.includes(name);
  return (
    <label className={clsx(styles.field, short && styles.short)}>
      <span>
        {label} <MarkBadge id={name} />
      </span>
      <Input
        type={types[name]}
        name={name}
        min={name === 'weight' ? 0 : undefined}
        autoComplete="off"
        aria-invalid={isMissing || undefined}
        value={box.call[name]}
        onChange={({target}) => update((now) => ({...now, call: {...now.call, [name]: target.value}}))}
      />
    </label>
  );
}

/** The link that unfolds the courier form, and the form (templates/intake.php). */
export default function CourierForm() {
  const {box, words, fromOffice, update, press} = useBox();
  const form = useId();
  return (
    <>
      <button
        type="button"
        className={controls.link}
        aria-expanded={box.callOpen}
        aria-controls={form}
        onClick={() => update((now) => ({...now, callOpen: !now.callOpen}))}
      >
        {words.callCourier}
      </button>
      <div id={form} className={styles.courier} hidden={!box.callOpen}>
        <Field name="date" label={`${words.dateLabel}:`} />
        <Field name="from" label={words.fromLabel} short />
        <Field name="to" label={words.toLabel} short />
        <Field name="comment" label={words.commentLabel} />
        {fromOffice && <Field name="description" label={words.descriptionLabel} />}
        {fromOffice && <Field name="weight" label={words.weightLabel} />}
        <label className={styles.check}>
          <span>{words.phoneCall}</span> <input type="checkbox" className={controls.check} />
          <MarkBadge id="phone" />
        </label>
        <p className={styles.end}>
          <button type="button" className={controls.button} onClick={() => press('call')}>
            {words.call}
          </button>
        </p>
      </div>
    </>
  );
}
