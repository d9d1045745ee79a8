import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {TabWords} from '../menu';
import TabRow from '../TabRow';
import {MarkBadge} from '../marks';
import styles from './styles.module.css';

interface Props {
  /** From `tabWords` in the figure's definition. */
  tabs: TabWords;
  current: 'shipping' | 'payments';
  /** Page of the Shipping tab. */
  page?: 'zones' | 'cdek';
  children: ReactNode;
}

/** Settings of WooCommerce: the row of tabs, below it the pages of the Shipping tab. Marks: `tab-…`, `page-…`. */
export default function SettingsTabs({tabs, current, page, children}: Props) {
  return (
    <>
      <TabRow
        current={current}
        tabs={(['general', 'products', 'shipping', 'payments'] as const).map((id) => [
          id,
          <>
            {tabs[id]} <MarkBadge id={`tab-${id}`} />
          </>,
        ])}
      />
      {page && (
        <ul className={styles.pages} aria-hidden="true">
          {(['zones', 'cdek'] as const).map((id) => (
            <li key={id} className={clsx(id === page && styles.current)}>
              {tabs[id]} <MarkBadge id={`page-${id}`} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}
