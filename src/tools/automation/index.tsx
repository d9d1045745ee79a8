import React from 'react';
import Segmented from '../../ui/Segmented';
import {Check, optionsOf, Select} from '../common/Choice';
import Field from '../common/Field';
import Group from '../common/Group';
import Notes from '../common/Notes';
import {fill} from '../common/say';
import tool from '../common/styles.module.css';
import Tool from '../common/Tool';
import {optionalField} from '../common/typed';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, lastMinute, toQuery} from './address';
import {playTimeline} from './model';
import {tellEvent, tellVerdict} from './say';
import {gateways, type Scenario, summarise, toInput} from './scenario';
import type {AutomationWords} from './source';
import {outcomes} from './types';

const codec = {tool: 'auto', toQuery, fromQuery};
const minute = optionalField({min: 0, max: lastMinute, whole: true});

interface Props {
  words: AutomationWords;
  /** The query of a sample. */
  start?: string;
}

/** What is created when, and what never is. */
export default function AutomationTool({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input: scenario, setInput} = state;
  const input = toInput(scenario);
  const timeline = playTimeline(input);
  const summary = summarise(timeline, input);
  const headline = tellVerdict(summary, words);
  const warnings = summary.warnings.map((warning) => words[`warning.${warning}`]);
  const events = timeline.events.map((event) => ({
    at: fill(words.at, {minute: event.minute}),
    text: tellEvent(event, words),
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
  words: AutomationWords;
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
          nothing={words.paidNothing}
          typed={minute}
          value={scenario.paidAtMinute}
          onValue={(paidAtMinute) => set({paidAtMinute})}
        />
        <Field
          label={words.cancelled}
          nothing={words.cancelledNothing}
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
