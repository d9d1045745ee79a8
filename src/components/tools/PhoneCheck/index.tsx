import React from 'react';
import {Select} from '../common/Choice';
import DescriptionList from '../common/DescriptionList';
import Field from '../common/Field';
import Group from '../common/Group';
import Notes from '../common/Notes';
import {fill} from '../common/text';
import Tool from '../common/Tool';
import {textField} from '../common/typed';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, longestPhone, toQuery} from './address';
import {checkPhone} from './model';
import {knownCountries} from './shape';
import type {Props, Words} from './definition';
import type {PhoneResult} from './types';

const codec = {tool: 'phone', toQuery, fromQuery};
const phone = textField(longestPhone);

/** What the plugin accepts of a phone number and what it sends. */
export default function PhoneCheck({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const result = checkPhone(input);
  const rows = formatRows(result, words);
  const notes = [
    ...(result.otherIgnored ? [words.otherIgnored] : []),
    ...(input.country === '' ? [words.defaultCountry] : []),
  ];
  const headline = formatHeadline(result, words);
  const countries = ['', ...knownCountries];

  return (
    <Tool
      anchor="phone-tool"
      words={words}
      state={state}
      headline={headline}
      text={() => [headline, ...rows.map(({name, value}) => `${name}: ${value}`), ...notes].join('\n')}
      fields={
        <Group legend={words.order}>
          <Field
            label={words.billing}
            typed={phone}
            inputMode="tel"
            value={input.billingPhone}
            onValue={(billingPhone) => setInput({...input, billingPhone})}
          />
          <Field
            label={words.shipping}
            typed={phone}
            inputMode="tel"
            value={input.shippingPhone}
            onValue={(shippingPhone) => setInput({...input, shippingPhone})}
          />
          <Select
            label={words.country}
            hint={words.masked}
            wide
            options={(countries.includes(input.country) ? countries : [...countries, input.country]).map((code) => ({
              value: code,
              label: nameOf(code, words),
            }))}
            value={input.country}
            onValue={(country) => setInput({...input, country})}
          />
        </Group>
      }
    >
      <DescriptionList rows={rows} />
      <Notes notes={notes} />
    </Tool>
  );
}

function formatHeadline({checkout, shape, suggestion, sentUnchecked}: PhoneResult, words: Words): string {
  if (checkout !== 'passes') {
    return words['headline.stops'];
  }
  if (shape === 'good') {
    return fill(words['headline.good'], {sent: sentUnchecked});
  }
  return suggestion === null ? words['headline.doubt'] : fill(words['headline.write'], {suggestion});
}

function formatRows(result: PhoneResult, words: Words) {
  const {checkout, used, sentUnchecked, shape, suggestion} = result;
  const country = nameOf(result.countryOnWaybill, words);
  return [
    {name: words['at.checkout'], value: fill(words[`checkout.${checkout}`], {required: words.required})},
    {name: words['at.used'], value: words[`used.${used}`]},
    {
      name: words['at.waybill'],
      value: sentUnchecked === '' ? words['sent.nothing'] : fill(words.sent, {sent: sentUnchecked, country}),
    },
    {name: words['at.shape'], value: fill(words[`shape.${shape}`], {country})},
    ...(shape === 'good' ? [] : [{name: words['at.advice'], value: suggestion ?? words.noAdvice}]),
  ];
}

/** Countries that the checks know by name, any other one by its two letters. */
function nameOf(code: string, words: Words): string {
  const names: Readonly<Record<string, unknown>> = words;
  const name = names[`country.${code}`];
  return typeof name === 'string' ? name : code;
}
