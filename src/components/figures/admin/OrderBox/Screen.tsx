import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import LiveRegion from '../../../ui/LiveRegion';
import Segmented from '../../../ui/Segmented';
import type {Mark} from '../../../definitions/definition';
import AdminFrame from '../../frame/AdminFrame';
import {answerDelayMs} from '../../frame/answerDelay';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import {BoxContext} from './context';
import MetaBox from './MetaBox';
import {answered, pressed, type Box, type Parcel, type Reply} from './model';
import styles from './styles.module.css';
import type {Words} from './definition';

interface Props {
  name: string;
  initial: Box;
  operable: boolean;
  fromOffice: boolean;
  words: Words;
  marks?: readonly Mark[];
  caption: ReactNode;
  /** The form of an order without a waybill. */
  form: ReactNode;
  /** Parcels that the form sends; those of the box by default. */
  parcels?: readonly Parcel[];
  /** Text of the form on the line under the figure, after that of the box. */
  statusText?: (screen: Box['screen']) => string | null;
  onAnswer?: () => void;
  /** More controls of the figure. */
  controls?: ReactNode;
}

function Notes({box, words}: {box: Box; words: Words}) {
  const texts = {
    track: words.noteTrack,
    called: words.noteCalled,
    calledLate: words.noteCalledLate,
    callDeleted: words.noteCallDeleted,
    deleteRefused: words.noteDeleteRefused,
  };
  return (
    <div className={styles.box}>
      <p className={styles.title}>
        {words.notesTitle} <MarkBadge id="note" />
      </p>
      <ul className={styles.notes}>
        {box.notes.length === 0 && <li className={styles.quiet}>{words.noNotes}</li>}
        {box.notes.map((note) => (
          <li key={note}>{texts[note]}</li>
        ))}
      </ul>
    </div>
  );
}

/** The order page of the admin with the plugin's box, and what happens when the reader uses it. */
export default function Screen({name, initial, operable, fromOffice, words, marks, caption, form, ...rest}: Props) {
  const [box, update] = useState(initial);
  const [reply, setReply] = useState<Reply>('accept');
  const {parcels = [box.sizes], statusText, onAnswer, controls: more} = rest;
  useEffect(() => {
    if (!operable || box.busy === null) {
      return undefined;
    }
    const answer = setTimeout(() => {
      update((now) => answered(now, reply, parcels));
      onAnswer?.();
    }, answerDelayMs.orderBox);
    return () => clearTimeout(answer);
  }, [operable, box.busy, reply, parcels, onAnswer]);
  const inUse = useMemo(
    () => ({
      box,
      words,
      fromOffice,
      update,
      press: (task: Parameters<typeof pressed>[1]) => update((now) => pressed(now, task, fromOffice)),
    }),
    [box, words, fromOffice],
  );
  const replies = (['accept', 'refuse', 'late'] as const).map((value) => ({value, label: words[`reply.${value}`]}));
  const lines = [box.event && words[`event.${box.event}`], statusText?.(box.screen)].filter(Boolean);
  return (
    <Figure
      name={name}
      alt={words.alt}
      caption={caption}
      marks={marks}
      operable={operable}
      controls={
        operable && (
          <>
            <Segmented legend={words.reply} options={replies} value={reply} onChange={setReply} />
            {more}
          </>
        )
      }
      status={operable ? <LiveRegion className={styles.statusLine}>{lines.join(' ')}</LiveRegion> : undefined}
    >
      <AdminFrame menu={words.menu} current="orders">
        <div className={styles.order}>
          <div className={styles.main} aria-hidden="true">
            <p className={styles.orderTitle}>{words.order}</p>
            <div className={styles.sheet}>
              {['a', 'b', 'c', 'd'].map((row) => (
                <div key={row} className={controls.ghost} />
              ))}
            </div>
          </div>
          <div className={styles.side}>
            <BoxContext value={inUse}>
              <MetaBox form={form} />
            </BoxContext>
            <Notes box={box} words={words} />
          </div>
        </div>
      </AdminFrame>
    </Figure>
  );
}
