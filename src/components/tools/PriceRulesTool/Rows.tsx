import React from 'react';
import {optionsOf, Select} from '../common/Choice';
import Field from '../common/Field';
import Group, {Add} from '../common/Group';
import {fill, plainNumber} from '../common/text';
import {acceptsNumber, optionalField, type Typed} from '../common/typed';
import {useRowKeys} from '../common/useRowKeys';
import {limits, mostRules} from './address';
import {addRule, changeThreshold, changeType, changeValue, removeRule} from './editor';
import type {Words} from './definition';
import {type Group as ListName, type Rule, ruleTypes} from './types';

const threshold = optionalField({...limits, whole: true});
/** Stored as the text that was typed, which is why this is no number. */
const value: Typed<string> = {
  write: (text) => text,
  read(text) {
    const plain = text.trim().replace(',', '.');
    const fits = /^(?:-?\d{1,9}(?:\.\d{1,6})?)?$/.test(plain) && Math.abs(Number(plain)) <= limits.max;
    return fits ? plain : undefined;
  },
  accepts: {...acceptsNumber(limits), orNothing: true},
};

interface Props {
  list: ListName;
  rules: Rule[];
  update: (rules: Rule[]) => void;
  words: Words;
}

/** The rows of a list; each change has the result of the plugin's own editor. */
export default function Rows({list, rules, update, words}: Props) {
  const {keys, drop} = useRowKeys(rules.length);
  return (
    <Group legend={words[`list.${list}`]}>
      {rules.map((rule, index) => (
        <RuleRow
          key={keys[index]}
          n={index + 1}
          rule={rule}
          last={index === rules.length - 1}
          words={words}
          onThreshold={(to) => update(changeThreshold(rules, index, to === null ? '' : plainNumber(to)))}
          onType={(type) => update(changeType(rules, index, type))}
          onValue={(typed) => update(changeValue(rules, index, typed))}
          onRemove={
            index === 0
              ? undefined
              : () => {
                  drop(index);
                  update(removeRule(rules, index));
                }
          }
        />
      ))}
      {rules.length < mostRules && (
        <div>
          <Add label={fill(words.add, {list: words[`list.${list}`]})} onAdd={() => update(addRule(rules))} />
        </div>
      )}
    </Group>
  );
}

interface RowProps {
  n: number;
  rule: Rule;
  last: boolean;
  words: Words;
  onThreshold: (to: number | null) => void;
  onType: (type: Rule['type']) => void;
  onValue: (typed: string) => void;
  onRemove?: () => void;
}

function RuleRow({n, rule, last, words, onThreshold, onType, onValue, onRemove}: RowProps) {
  return (
    <Group legend={fill(words.rule, {n})} remove={onRemove && {label: fill(words.remove, {n}), onClick: onRemove}}>
      {/* The editor of the plugin has no threshold in the last row; an import may bring one. */}
      {(!last || rule.to !== null) && (
        <Field
          label={words.threshold}
          unit={words.money}
          emptyMeaning={words.thresholdNothing}
          typed={threshold}
          value={rule.to}
          lazy
          onValue={onThreshold}
        />
      )}
      <Select label={words.type} options={optionsOf(ruleTypes, words, 'type')} value={rule.type} onValue={onType} />
      {rule.type !== 'free' && (
        <Field
          label={words.value}
          unit={rule.type === 'percentage' ? '%' : words.money}
          typed={value}
          value={String(rule.value)}
          onValue={onValue}
        />
      )}
    </Group>
  );
}
