import React from 'react';
import clsx from 'clsx';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import PluginList from '../../frame/PluginList';
import type {Props, Words} from './definition';
import styles from './styles.module.css';

function Card({state, words}: {state: Props['state']; words: Words}) {
  return (
    <>
      <p className={styles.title}>{words.addPlugin}</p>
      <div className={styles.search}>
        <span>CDEKDelivery</span> <MarkBadge id="search" />
      </div>
      <div className={styles.card}>
        <div className={styles.logo}>CDEK</div>
        <div>
          <b>CDEKDelivery</b>
          <div className={styles.author}>
            {words.author} <MarkBadge id="author" />
          </div>
        </div>
        <div>
          <span className={clsx(controls.button, state === 'blocked' && styles.gray)}>
            {state === 'installed' ? words.activate : words.installNow}
          </span>{' '}
          <MarkBadge id="button" />
        </div>
        {state === 'blocked' && <div className={styles.needs}>{words.needs}</div>}
      </div>
    </>
  );
}

/** From the search for the plugin to its line in the list, and the button that cannot be pressed. */
export default function Install({state = 'found', words, marks, children}: Props) {
  const actions = (
    <>
      <span>
        {words.settings} <MarkBadge id="settings" />
      </span>
      <span>{words.docs}</span>
      <span>{words.faq}</span>
    </>
  );
  return (
    <Figure name="install" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="plugins">
        {state === 'active' ? (
          <PluginList
            title={words.plugins}
            rows={[
              {name: 'CDEKDelivery', active: true, actions, about: words.author},
              {name: 'WooCommerce', active: true, actions: null, about: null},
            ]}
          />
        ) : (
          <Card state={state} words={words} />
        )}
      </AdminFrame>
    </Figure>
  );
}
