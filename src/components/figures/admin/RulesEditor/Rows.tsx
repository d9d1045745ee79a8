import React from 'react';
import clsx from 'clsx';
import {controls, Input, Select} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import {added, bounded, changed, removed, type Rule} from './model';
import styles from './styles.module.css';
import type {EditorWords} from './definition';

/** Currency of the shop that the figures show. */
const currency = '₽';

interface Props {
  title: string;
  rules: readonly Rule[];
  words: EditorWords;
  /** Marks are shown in one of the two lists. */
  marked: boolean;
  update: (rules: Rule[]) => void;
}

function fill(text: string, n: number, list: string): string {
  return text.replace('{n}', String(n)).replace('{list}', list);
}

function Row({index, title, rules, words, marked, update}: Props & {index: number}) {
  const rule = rules[index];
  if (!rule) {
    return null;
  }
  const before = rules[index - 1]?.to;
  const n = index + 1;
  const from = words.fromAmount.replace('%s', String(before)).replace('%s', currency);
  return (
    <div className={styles.rule}>
      <span>
        {words.orderPrice} {index > 0 && from}
      </span>
      {rule.to !== null &&
        (rule.to > 0 ? (
          <span className={styles.pair}>
            {words.lessOrEqual}
            <Input
              key={rule.to}
              type="number"
              className={styles.number}
              defaultValue={rule.to}
              min={before === undefined || before === null ? 0 : before + 1}
              aria-label={fill(words.bound, n, title)}
              onBlur={({target}) => {
                const next = bounded(rules, index, target.value);
                // When the bound is raised back to its former value, React would leave the typed text.
                target.value = String(next[index]?.to ?? '');
                update(next);
              }}
            />
            {currency} {marked && index === 0 && <MarkBadge id="bound" />}
          </span>
        ) : (
          <span>{String(rule.to)}</span>
        ))}
      {rules.length === 1 && <span>{words.any}</span>}
      <span className={styles.pair}>
        {words.deliveryPrice}
        <Select
          className={styles.kind}
          aria-label={fill(words.kind, n, title)}
          value={rule.type}
          options={(['free', 'percentage', 'fixed', 'amount'] as const).map((value) => ({value, label: words[value]}))}
          onChange={({target}) => update(changed(rules, index, {type: target.value as Rule['type']}))}
        />
        {marked && index === 0 && <MarkBadge id="kind" />}
      </span>
      {rule.type !== 'free' && (
        <span className={styles.pair}>
          <Input
            type="number"
            className={styles.number}
            value={rule.value}
            min={rule.type === 'amount' ? undefined : 0}
            aria-label={fill(words.value, n, title)}
            onChange={({target}) => update(changed(rules, index, {value: target.value}))}
          />
          {rule.type === 'percentage' ? '%' : currency}
        </span>
      )}
      {index > 0 && (
        <button
          type="button"
          className={clsx(controls.button, styles.minus)}
          aria-label={fill(words.remove, n, title)}
          onClick={() => update(removed(rules, index))}
        >
          -
        </button>
      )}
    </div>
  );
}

/** A list of rules with its plus (src/Frontend/AdminSettings/components/DeliveryPrice.js). */
export default function Rows(props: Props) {
  const {title, rules, words, marked, update} = props;
  return (
    <div role="group" aria-label={title}>
      <div className={styles.head}>
        <b>{title}</b>
        <span className={styles.pair}>
          {marked && <MarkBadge id="add" />}
          <button
            type="button"
            className={controls.button}
            aria-label={fill(words.add, 0, title)}
            onClick={() => update(added(rules))}
          >
            +
          </button>
        </span>
      </div>
      {rules.map((_, index) => (
        <Row key={`${index}-${rules.length}`} {...props} index={index} />
      ))}
    </div>
  );
}
