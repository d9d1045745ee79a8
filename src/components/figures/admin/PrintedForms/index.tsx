import React from 'react';
import BrowserFrame from '../../frame/BrowserFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {Props} from './definition';
import styles from './styles.module.css';

/** What the two print links give: the waybill and the barcode of a package. */
export default function PrintedForms({words, marks, children}: Props) {
  return (
    <Figure name="printed-forms" alt={words.alt} caption={children} marks={marks}>
      <BrowserFrame address={words.address}>
        <div className={styles.sheets}>
          <div>
            <p className={styles.name}>
              {words.waybill} <MarkBadge id="waybill" />
            </p>
            <div className={styles.sheet}>
              <div className={styles.bars} />
              <b>1106207236</b>
              {['a', 'b', 'c', 'd', 'e'].map((line) => (
                <div key={line} className={controls.ghost} />
              ))}
            </div>
          </div>
          <div>
            <p className={styles.name}>
              {words.barcode} <MarkBadge id="barcode" />
            </p>
            <div className={styles.sheet}>
              <div className={styles.bars} />
              <b>1106207236</b>
              <span>{words.package}</span>
            </div>
            <p className={styles.format}>{words.format}: A4, A5, A6, A7</p>
          </div>
        </div>
      </BrowserFrame>
    </Figure>
  );
}
