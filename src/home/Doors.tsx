import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Door {
  to: string;
  title: string;
  text: string;
}

function doors(): Door[] {
  return [
    {
      to: '/setup',
      title: translate({id: 'home.doors.install.title', message: 'Установить и настроить'}),
      text: translate({id: 'home.doors.install.text', message: 'От архива плагина до первой цены в корзине'}),
    },
    {
      to: '/faq',
      title: translate({id: 'home.doors.trouble.title', message: 'Что-то не работает'}),
      text: translate({id: 'home.doors.trouble.text', message: 'Признак, причина и что нажать'}),
    },
    {
      to: '/setup#keys',
      title: translate({id: 'home.doors.setting.title', message: 'Узнать, что делает настройка'}),
      text: translate({id: 'home.doors.setting.text', message: 'Каждое поле: что вписать и на что оно влияет'}),
    },
  ];
}

/** The three ways into the manual. */
export default function Doors(): ReactNode {
  return (
    <ul className={styles.doors}>
      {doors().map(({to, title, text}) => (
        <li key={to}>
          <Link to={to} className={styles.door}>
            <span className={styles.doorTitle}>{title}</span>
            <span className={styles.doorText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
