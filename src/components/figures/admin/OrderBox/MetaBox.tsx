import React, {useEffect, useRef, type ReactNode} from 'react';
import {controls, Notice} from '../../frame/controls';
import {useBox} from './context';
import Notices from './Notices';
import styles from './styles.module.css';
import Waybill from './Waybill';

function Body({form}: {form: ReactNode}) {
  const {box, words, press} = useBox();
  switch (box.screen) {
    case 'form':
      return form;
    case 'waybill':
      return <Waybill />;
    case 'processing':
      return (
        <>
          <Notice kind="warning">
            <strong>CDEKDelivery:</strong> {words.processing}
          </Notice>
          <p>{words.waybillPlain}</p>
          <button type="button" className={controls.delete} onClick={() => press('delete')}>
            {words.clear}
          </button>
        </>
      );
    case 'noAuth':
      return (
        <>
          <p className={styles.heading}>{words.noAuth}</p>
          <p>{words.noAuthText}</p>
        </>
      );
  }
}

/** The box of the plugin in the side column; after an answer the focus stays in it. */
export default function MetaBox({form}: {form: ReactNode}) {
  const {box, words} = useBox();
  const inside = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The pressed button has been removed with its screen.
    if (wasBusy.current && box.busy === null) {
      inside.current?.focus({preventScroll: true});
    }
    wasBusy.current = box.busy !== null;
  }, [box.busy]);
  return (
    <div className={styles.box} role="group" aria-label="CDEKDelivery" aria-busy={box.busy !== null}>
      <p className={styles.title}>CDEKDelivery</p>
      <div ref={inside} className={styles.inside} tabIndex={-1} inert={box.busy !== null}>
        <Notices />
        <Body form={form} />
      </div>
      {box.busy !== null && (
        <div className={styles.loader}>
          <span className={styles.spinner} />
          <span className={styles.wait}>{words.wait}</span>
        </div>
      )}
    </div>
  );
}
