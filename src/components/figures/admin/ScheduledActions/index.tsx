import React, {type ReactNode} from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {Props, Words} from './definition';
import styles from './styles.module.css';

type State = NonNullable<Props['state']>;

/** Order ID and number of the attempt (plugin: Actions/DispatchOrderAutomationAction.php). */
const args = [1042, 1];
/** Placed by the buyer, due five minutes later, run when the queue was next processed. */
const times = {placed: '11:00:07', due: '11:05:07', run: '11:06:20'};
/** What plugin exceptions begin with (plugin: Contracts/ExceptionContract.php). */
const prefix = '[CDEKDelivery]';

/** A date as Action Scheduler writes it. */
const at = (time: string) => `2026-03-12 ${time} +0000`;

function Log({state, words}: {state: State; words: Words}) {
  const {placed, run} = times;
  const entries: readonly (readonly [time: string, text: string])[] = [
    [placed, words.created],
    ...(state === 'failed'
      ? ([
          [run, words.started],
          [run, `${words.failure} ${prefix} ${words.reason}`],
        ] as const)
      : []),
  ];
  return (
    <ol className={styles.log}>
      {entries.map(([time, text]) => (
        <li key={text}>
          <b>{at(time)}</b>
          <br />
          {text}
        </li>
      ))}
    </ol>
  );
}

/** The task's cells with the names of their columns, in the order of the table, without the group and the recurrence. */
function cellsOf(state: State, words: Words): [name: string, column: ReactNode, content: ReactNode][] {
  return [
    [
      'hook',
      words.hook,
      <>
        <b>{words.task}</b> <MarkBadge id="hook" />
        {state === 'pending' && (
          <div className={styles.actions}>
            <span className={styles.link}>{words.run}</span> | <span className={styles.cancel}>{words.cancel}</span>
          </div>
        )}
      </>,
    ],
    [
      'status',
      words.status,
      <>
        {words[state]} <MarkBadge id="status" />
      </>,
    ],
    ['args', words.args, args.map((value, index) => <div key={index}>{`${index} => ${value}`}</div>)],
    ['date', words.date, at(times.due)],
    [
      'log',
      <>
        {words.log} <MarkBadge id="log" />
      </>,
      <Log state={state} words={words} />,
    ],
  ];
}

/** WooCommerce's list of scheduled actions, searched for the task that creates a waybill. */
export default function ScheduledActions({state = 'pending', words, marks, children}: Props) {
  return (
    <Figure name="scheduled-actions" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="tools">
        <p className={styles.title}>{words.title}</p>
        <p className={styles.views}>
          <b>{words.all}</b>
          {(['complete', 'failed', 'pending'] as const).map((view) => (
            <React.Fragment key={view}>
              {' | '}
              <span className={styles.link}>{words[view]}</span>
            </React.Fragment>
          ))}
        </p>
        <div className={styles.search}>
          <span className={styles.field}>{words.task}</span> <MarkBadge id="search" />
          <span className={controls.button}>{words.find}</span>
        </div>
        <dl className={styles.task}>
          {cellsOf(state, words).map(([name, column, content]) => (
            <React.Fragment key={name}>
              <dt>{column}</dt>
              <dd>{content}</dd>
            </React.Fragment>
          ))}
        </dl>
      </AdminFrame>
    </Figure>
  );
}
