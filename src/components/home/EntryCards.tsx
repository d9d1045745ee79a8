import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Card {
  to: string;
  title: string;
  text: string;
}

function cards(): Card[] {
  return [
    {
      to: '/setup',
      title: translate({id: 'home.entryCards.install.title', message: 'Установить и настроить'}),
      text: translate({
        id: 'home.entryCards.install.text',
        message: 'От установки плагина до первой цены доставки в корзине',
      }),
    },
    {
      to: '/faq',
      title: translate({id: 'home.entryCards.trouble.title', message: 'Что-то не работает'}),
      text: translate({
        id: 'home.entryCards.trouble.text',
        message: 'Найдите причину по симптому или тексту ошибки и исправьте её',
      }),
    },
    {
      to: '/reference/settings',
      title: translate({id: 'home.entryCards.setting.title', message: 'Узнать, что делает настройка'}),
      text: translate({id: 'home.entryCards.setting.text', message: 'Что вписать в каждое поле и на что оно влияет'}),
    },
  ];
}

/** Three cards that lead into the manual. */
export default function EntryCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards().map(({to, title, text}) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <span className={styles.cardTitle}>{title}</span>
            <span className={styles.cardText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
