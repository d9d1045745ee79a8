import React, {useId} from 'react';
import {fill, formatMoney, formatNumber} from '../common/text';
import type {PriceInput} from './address';
import styles from './chart.module.css';
import {layOut, type Stretch} from './plot';
import type {Words} from './definition';
import {storedRules} from './stored';
import {priceSteps} from './table';
import {groups} from './types';

/** Height of the drawing in px; its width is that of the column, so horizontal coordinates are percentages. */
const height = 180;

/** The price over the goods total for both lists; the table contains all of its numbers. */
export default function Chart({input, words}: {input: PriceInput; words: Words}) {
  const title = useId();
  const {rules, cdekPrice, orderTotal, rubPerUnit} = input;
  const stored = storedRules(rules);
  const steps = {
    door: priceSteps(stored, 'door', cdekPrice, rubPerUnit),
    office: priceSteps(stored, 'office', cdekPrice, rubPerUnit),
  };
  const plot = layOut(steps, orderTotal);
  const total = Math.min(100, (100 * orderTotal) / plot.lastTotal);

  return (
    <figure className={styles.chart}>
      <figcaption id={title}>
        {fill(words.plot, {price: formatMoney(cdekPrice, words.language)})}. {words.plotSame}
      </figcaption>
      <p className={styles.axis} aria-hidden="true">
        {words['axis.price']}: {formatNumber(plot.highestPrice, words.language)}
      </p>
      <svg role="img" aria-labelledby={title} width="100%" height={height} className={styles.drawing}>
        {plot.thresholds.map(({total: edge, percent}) => (
          <line key={edge} className={styles.threshold} x1={`${percent}%`} x2={`${percent}%`} y1={0} y2={height} />
        ))}
        <line className={styles.asked} x1={`${total}%`} x2={`${total}%`} y1={0} y2={height} />
        {groups.map((group) => (
          <g key={group} className={styles[group]}>
            {plot.lines[group].map((stretch, index) => (
              <Step key={index} stretch={stretch} before={plot.lines[group][index - 1]} />
            ))}
          </g>
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>{words['axis.total']}</span>
        <span>{formatNumber(plot.lastTotal, words.language)}</span>
      </p>
      <ul className={styles.legend}>
        {groups.map((group) => (
          <li key={group}>
            <svg width="36" height="12" aria-hidden="true" className={styles[group]}>
              <line x1="0" x2="36" y1="6" y2="6" />
            </svg>{' '}
            {words[`legend.${group}`]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Space above the highest price and below zero, for the width of the line. */
const margin = 3;

function Step({stretch, before}: {stretch: Stretch; before: Stretch | undefined}) {
  const y = levelOf(stretch);
  const from = `${stretch.fromPercent}%`;
  return (
    <>
      {before && <line x1={from} x2={from} y1={levelOf(before)} y2={y} />}
      <line x1={from} x2={`${stretch.toPercent}%`} y1={y} y2={y} />
    </>
  );
}

function levelOf({heightPercent}: Stretch): number {
  return margin + (1 - heightPercent / 100) * (height - 2 * margin);
}
