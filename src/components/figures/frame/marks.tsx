import React, {createContext, use, type ReactNode} from 'react';
import type {Mark} from '../../definitions/definition';
import styles from './marks.module.css';

/** Marks of the figure around the component, in the order of their numbers. */
export const MarksContext = createContext<readonly Mark[]>([]);

/** The number of a mark in the drawing; nothing when the page does not list the mark. */
export function MarkBadge({id}: {id: string}): ReactNode {
  const index = use(MarksContext).findIndex((mark) => mark.id === id);
  return index < 0 ? null : (
    <span className={styles.badge} aria-hidden="true" data-figure-mark={index + 1}>
      {index + 1}
    </span>
  );
}
