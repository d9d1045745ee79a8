import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {MenuWords} from '../menu';
import {MarkBadge} from '../marks';
import styles from './styles.module.css';

interface Item {
  id: string;
  label: string;
  below?: boolean;
}

interface Props {
  /** From `menuWords` in the figure's definition. */
  menu: MenuWords;
  current: keyof MenuWords;
  /** The menu matters here: full contrast, and shown on narrow screens too. Marks: `menu-<item>`. */
  emphasizeMenu?: boolean;
  children: ReactNode;
}

function itemsOf(menu: MenuWords): Item[] {
  return [
    {id: 'dashboard', label: menu.dashboard},
    {id: 'woocommerce', label: 'WooCommerce'},
    {id: 'orders', label: menu.orders, below: true},
    {id: 'settings', label: menu.settings, below: true},
    {id: 'plugins', label: menu.plugins},
    {id: 'tools', label: menu.tools},
  ];
}

/** The WordPress admin: top bar, menu, a screen. In narrow places the path to the screen replaces the menu. */
export default function AdminFrame({menu, current, emphasizeMenu = false, children}: Props) {
  const items = itemsOf(menu);
  const underShop = items.find(({id}) => id === current)?.below ?? false;
  const isCurrent = ({id}: Item) => id === current || (underShop && id === 'woocommerce');
  return (
    <div className={clsx(styles.admin, emphasizeMenu && styles.emphasizedMenu)}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.logo}>W</span>
        <span>
          {items
            .filter(isCurrent)
            .map(({label}) => label)
            .join(' → ')}
        </span>
      </div>
      <ul className={styles.menu} aria-hidden="true">
        {items.map((item) => (
          <li key={item.id} className={clsx(item.below && styles.below, isCurrent(item) && styles.current)}>
            <span>{item.label}</span>
            <MarkBadge id={`menu-${item.id}`} />
          </li>
        ))}
      </ul>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
