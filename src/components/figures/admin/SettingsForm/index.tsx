import React, {useRef, useState, type FormEvent} from 'react';
import LiveRegion from '../../../ui/LiveRegion';
import Segmented from '../../../ui/Segmented';
import AdminFrame from '../../frame/AdminFrame';
import {controls, Form, Notice} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import SettingsTabs from '../../frame/SettingsTabs';
import {changed, defaults, locked, problemsOf, type Value} from './model';
import Row from './Row';
import styles from './styles.module.css';
import type {Props} from './definition';

type Keys = 'right' | 'wrong';
type Saved = 'no' | 'refused' | Keys;

/** A section of the plugin's settings to fill in and save; the browser's messages and the locks are the real ones. */
export default function SettingsForm({section, words, marks, children}: Props) {
  const [values, setValues] = useState(() => defaults(words.fields));
  const [saved, setSaved] = useState<Saved>('no');
  const [keys, setKeys] = useState<Keys>('right');
  const form = useRef<HTMLFormElement>(null);
  const problems = saved === 'refused' ? problemsOf(words.fields, values) : new Map<string, never>();
  const change = (id: string) => (value: Value) => {
    setValues((now) => changed(now, id, value));
    setSaved((now) => (now === 'refused' ? now : 'no'));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [first] = problemsOf(words.fields, values).keys();
    setSaved(first === undefined ? keys : 'refused');
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] input`)?.focus();
  };
  const answers = (['right', 'wrong'] as const).map((value) => ({value, label: words[`keys.${value}`]}));
  const hasKeys = section === 'authorization';
  const messages = {
    no: null,
    refused: problems.size > 0 ? words.refused : null,
    right: words.saved,
    wrong: words.keysRefused,
  };
  return (
    <Figure
      name={`settings-${section}`}
      alt={words.alt}
      caption={children}
      marks={marks}
      operable
      controls={hasKeys && <Segmented legend={words.keys} options={answers} value={keys} onChange={setKeys} />}
      status={<LiveRegion className={styles.statusLine}>{messages[saved]}</LiveRegion>}
    >
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="shipping" page={section === 'zone' ? 'zones' : 'cdek'}>
          {saved === 'right' && <Notice kind="success">{words.saved}</Notice>}
          {saved === 'wrong' && <Notice kind="success">{words.saved}</Notice>}
          {saved === 'wrong' && <Notice kind="error">{words.keysRefused}</Notice>}
          <Form ref={form} noValidate autoComplete="off" onSubmit={save}>
            <p className={styles.title}>{words.title}</p>
            {words.fields.map((field) => (
              <Row
                key={field.id}
                field={field}
                value={values[field.id] ?? ''}
                disabled={locked(values).includes(field.id)}
                problem={problems.get(field.id) ?? null}
                words={words}
                onChange={change(field.id)}
              />
            ))}
            <p className={styles.save}>
              <button type="submit" className={controls.primary}>
                {words.save}
              </button>{' '}
              <MarkBadge id="save" />
            </p>
          </Form>
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
