import React, {useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import EnlargeButton from '@site/src/components/ui/enlarge/EnlargeButton';
import type {Mark} from '../../../definitions/definition';
import {InteractiveContext} from '../interactive';
import {highlight} from '../Mark/highlight';
import {MarksContext} from '../marks';
import '../tokens.css';
import styles from './styles.module.css';

interface Props {
  /** Name for tests and links: the folder of the figure. */
  name: string;
  /** Text alternative of the drawing. */
  alt: string;
  caption: ReactNode;
  marks?: readonly Mark[];
  /** False: a picture, out of reach for keyboard and screen reader. */
  operable?: boolean;
  /** Controls of the figure that are not part of the screen it shows. */
  controls?: ReactNode;
  /** A line about the last event in the drawing; its space is reserved. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * A drawing of a screen with its text alternative, legend and caption. The server's HTML is complete and
 * inert; an operable one becomes interactive on hydration, without moving anything.
 */
export default function Figure({name, alt, caption, marks = [], operable = false, controls, status, children}: Props) {
  const interactive = useIsBrowser() && operable;
  const figure = useRef<HTMLElement>(null);
  const highlightMark = (id: string, isHighlighted: boolean) => {
    if (figure.current) {
      highlight(figure.current, id, isHighlighted);
    }
  };
  return (
    <MarksContext value={marks}>
      <figure
        ref={figure}
        className={styles.figure}
        data-figure={name}
        data-becomes-operable={operable ? '' : undefined}
      >
        <p className={styles.alt}>{alt}</p>
        {controls && (
          <div className={styles.controls} inert={!interactive} data-search-ignore="">
            {controls}
          </div>
        )}
        <div
          className={styles.drawing}
          inert={!interactive}
          data-search-ignore=""
          data-operable={interactive || undefined}
        >
          <InteractiveContext value={interactive}>{children}</InteractiveContext>
        </div>
        {status !== undefined && (
          <div className={styles.status} data-search-ignore="">
            {status}
          </div>
        )}
        {marks.length > 0 && (
          <ol className={styles.legend}>
            {marks.map(({id, label}, index) => (
              <li
                key={id}
                data-mark-entry={index + 1}
                onPointerEnter={() => highlightMark(String(index + 1), true)}
                onPointerLeave={() => highlightMark(String(index + 1), false)}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{label}</span>
              </li>
            ))}
          </ol>
        )}
        <figcaption className={styles.caption}>{caption}</figcaption>
        <EnlargeButton />
      </figure>
    </MarksContext>
  );
}
