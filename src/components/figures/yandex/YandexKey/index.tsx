import React, {type ReactNode} from 'react';
import BrowserFrame from '../../frame/BrowserFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import YandexFrame from '../../frame/YandexFrame';
import type {Props, State, Words} from './definition';
import styles from './styles.module.css';

const domains = ['example.ru', 'www.example.ru', 'test.example.ru'];

function Button({label, mark}: {label: string; mark: string}) {
  return (
    <p>
      <span className={styles.button}>{label}</span> <MarkBadge id={mark} />
    </p>
  );
}

function Tick({label, mark, on}: {label: string; mark: string; on: boolean}) {
  return (
    <p className={styles.tick}>
      <span className={on ? styles.on : styles.off}>{on && '✓'}</span>
      <span>
        {label} <MarkBadge id={mark} />
      </span>
    </p>
  );
}

function Service({words}: {words: Words}) {
  return (
    <>
      <p className={styles.title}>
        {words.api} → {words.connect} <MarkBadge id="connect" />
      </p>
      <Tick label={words.js} mark="js" on />
      <Tick label={words.geocoder} mark="geocoder" on={false} />
      <Button label={words.next} mark="continue" />
    </>
  );
}

function NewKey({words}: {words: Words}) {
  return (
    <>
      <p className={styles.title}>
        {words.api} → {words.js}
      </p>
      <Button label={words.newKey} mark="new" />
      <p>
        {words.name} <MarkBadge id="name" />
      </p>
      <p className={controls.input}>{words.keyName}</p>
      <Button label={words.addKey} mark="add" />
    </>
  );
}

function Key({words, children}: {words: Words; children: ReactNode}) {
  return (
    <>
      <p className={styles.title}>{words.keys}</p>
      <div className={styles.key}>
        <p>
          <b>{words.keyName}</b> <span className={styles.secret}>••••••••-••••-••••</span> <MarkBadge id="key" />
        </p>
        {children}
      </div>
    </>
  );
}

function Services({words}: {words: Words}) {
  return (
    <Key words={words}>
      <p>
        {words.connected}: {words.js}, {words.geocoder} <MarkBadge id="connected" />
      </p>
      <Button label={words.attach} mark="attach" />
      <Tick label={words.js} mark="js" on />
      <Tick label={words.geocoder} mark="geocoder" on />
      <Button label={words.choose} mark="choose" />
    </Key>
  );
}

function Restrict({words}: {words: Words}) {
  return (
    <Key words={words}>
      <p>
        {words.settings} <MarkBadge id="settings" />
      </p>
      <p>
        {words.referer} <MarkBadge id="referer" />
      </p>
      <p className={controls.input}>
        {domains.map((domain) => (
          <span key={domain} className={styles.line}>
            {domain}
          </span>
        ))}
      </p>
      <p>
        {words.ip} <MarkBadge id="ip" />
      </p>
      <p className={controls.input} />
      <Button label={words.ok} mark="ok" />
    </Key>
  );
}

const contents: Readonly<Record<State, (props: {words: Words}) => ReactNode>> = {
  service: Service,
  key: NewKey,
  services: Services,
  restrict: Restrict,
};

/** The steps to a key for the map, in an outline of Yandex's dashboard. */
export default function YandexKey({state = 'service', words, marks, children}: Props) {
  const Content = contents[state];
  return (
    <Figure name="yandex-key" alt={words.alt} caption={children} marks={marks}>
      <BrowserFrame address="developer.tech.yandex.ru">
        <YandexFrame title={words.title}>
          <div className={styles.content}>
            <Content words={words} />
          </div>
        </YandexFrame>
      </BrowserFrame>
    </Figure>
  );
}
