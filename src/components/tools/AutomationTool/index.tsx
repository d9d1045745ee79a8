import React from 'react';
import Segmented from '../../ui/Segmented';
import {Check, optionsOf, Select} from '../common/Choice';
import Field from '../common/Field';
import Group from '../common/Group';
import Notes from '../common/Notes';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import Tool from '../common/Tool';
import {optionalField} from '../common/typed';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, lastMinute, toQuery} from './address';
import {playTimeline} from './model';
import {formatEvent, formatVerdict} from './text';
import {gateways, type Scenario, summarise, toInput} from './scenario';
import type {Props, Words} from './definition';
import {outcomes} from './types';

const codec = {tool: 'auto', toQuery, fromQuery};
const minute = optionalField({min: 0, max: lastMinute, whole: true});

/** When each waybill is created, and which never are. */
export default function AutomationTool({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input: scenario, setInput} = state;
  const input = toInput(scenario);
  const timeline = playTimeline(input);
  const summary = summarise(timeline, input);
  const headline = formatVerdict(summary, words);
  const warnings = summary.warnings.map((warning) => words[`warning.${warning}`]);
  const events = timeline.events.map((event) => ({
    at: fill(words.at, {minute: event.minute}),
    text: formatEvent(event, words),
  }));

  return (
    <Tool
      anchor="automation-tool"
      words={words}
      state={state}
      headline={headline}
      text={() => [headline, ...warnings, ...events.map(({at, text}) => `${at} — ${text}`)].join('\n')}
      fields={<Fields scenario={scenario} set={(changed) => setInput({...scenario, ...changed})} words={words} />}
    >
      <Notes notes={warnings} />
      <ol className={tool.timeline}>
        {events.map(({at, text}, index) => (
          <li key={index}>
            <b>{at}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </Tool>
  );
}

interface FieldsProps {
  scenario: Scenario;
  set: (changed: Partial<Scenario>) => void;
  words: Words;
}

function Fields({scenario, set, words}: FieldsProps) {
  return (
    <>
      <Segmented
        legend={words.gateway}
        options={optionsOf(gateways, words, 'gateway')}
        value={scenario.gateway}
        onChange={(gateway) => set({gateway})}
      />
      <Group legend={words.order}>
        <Field
          label={words.paid}
          emptyMeaning={words.paidNothing}
          typed={minute}
          value={scenario.paidAtMinute}
          onValue={(paidAtMinute) => set({paidAtMinute})}
        />
        <Field
          label={words.cancelled}
          emptyMeaning={words.cancelledNothing}
          typed={minute}
          value={scenario.cancelledAtMinute}
          onValue={(cancelledAtMinute) => set({cancelledAtMinute})}
        />
        <Select
          label={words.outcome}
          options={optionsOf(outcomes, words, 'outcome')}
          value={scenario.outcome}
          onValue={(outcome) => set({outcome})}
        />
        <Check
          label={fill(words.automation, {setting: words.switch})}
          checked={scenario.automation}
          onValue={(automation) => set({automation})}
        />
        <Check
          label={fill(words.waits, {setting: words.gateways})}
          checked={scenario.waits}
          onValue={(waits) => set({waits})}
        />
        <Check label={words.cronRuns} checked={scenario.cronRuns} onValue={(cronRuns) => set({cronRuns})} />
        <Check label={words.secondApi} checked={scenario.secondApi} onValue={(secondApi) => set({secondApi})} />
      </Group>
    </>
  );
}
