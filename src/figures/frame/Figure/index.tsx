import React, {useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import EnlargeButton from '@site/src/ui/enlarge/EnlargeButton';
import type {Mark} from '../../build/types';
import {AwakeContext} from '../awake';
import {light} from '../Mark/light';
import {MarksContext} from '../marks';
import '../tokens.css';
import styles from './styles.module.css';

interface Props {
  /** Name for tests and links: the folder of the figure. */
  name: string;
  /** What a reader sees in the drawing, for those who do not see it. */
  alt: string;
  caption: ReactNode;
  marks?: readonly Mark[];
  /** False: a picture, out of the reach of keyboard and screen reader. */
  operable?: boolean;
  /** What steers the drawing and is no part of the screen it shows. */
  controls?: ReactNode;
  /** What the page says about what happens in the drawing; its line is kept free. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * A living picture with its text alternative, legend and caption. The server's HTML is complete and
 * inert; an operable one wakes up when React takes over, without moving anything.
 */
export default function Figure({name, alt, caption, marks = [], operable = false, controls, status, children}: Props) {
  const awake = useIsBrowser() && operable;
  const figure = useRef<HTMLElement>(null);
  const lit = (id: string, on: boolean) => {
    if (figure.current) {
      light(figure.current, id, on);
    }
  };
  return (
    <MarksContext value={marks}>
      <figure ref={figure} className={styles.figure} data-figure={name} data-wakes={operable ? '' : undefined}>
        <p className={styles.alt}>{alt}</p>
        {controls && (
          <div className={styles.controls} inert={!awake} data-search-ignore="">
            {controls}
          </div>
        )}
        <div className={styles.drawing} inert={!awake} data-search-ignore="" data-operable={awake || undefined}>
          <AwakeContext value={awake}>{children}</AwakeContext>
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
                onPointerEnter={() => lit(String(index + 1), true)}
                onPointerLeave={() => lit(String(index + 1), false)}
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
