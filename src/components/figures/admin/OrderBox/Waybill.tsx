import React from 'react';
import {controls, Notice} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import {useBox} from './context';
import CourierForm from './CourierForm';
import {isLocked} from './model';
import Statuses from './Statuses';
import styles from './styles.module.css';

/** The box of an order that has its waybill (templates/order.php). */
export default function Waybill() {
  const {box, words, press} = useBox();
  const locked = isLocked(box);
  return (
    <>
      {locked && (
        <Notice kind="warning">
          <strong>CDEKDelivery:</strong> {words.locked}
        </Notice>
      )}
      <p className={styles.row}>
        <span>
          {words.waybill} <b>{words.waybillNumber}</b>
        </span>
        <MarkBadge id="number" />
      </p>
      {box.called && (
        <p className={styles.row}>
          <span>
            {words.intake} <b>{words.callNumber}</b>
          </span>
          <MarkBadge id="intake" />
        </p>
      )}
      <Statuses />
      <button type="button" className={controls.link} onClick={() => press('print')}>
        {words.printWaybill} <MarkBadge id="print" />
      </button>
      <button type="button" className={controls.link} onClick={() => press('print')}>
        {words.printBarcode} <MarkBadge id="barcode" />
      </button>
      {!locked && !box.called && <CourierForm />}
      {!locked && (
        <div className={styles.last}>
          {box.called && (
            <button type="button" className={controls.delete} onClick={() => press('cancelCall')}>
              {words.cancelCall} <MarkBadge id="cancel" />
            </button>
          )}
          <button type="button" className={controls.delete} onClick={() => press('delete')}>
            {words.deleteWaybill} <MarkBadge id="delete" />
          </button>
        </div>
      )}
    </>
  );
}
