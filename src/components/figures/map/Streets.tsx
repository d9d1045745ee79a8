import React from 'react';
import styles from './styles.module.css';

const wide =
  'M-260 139 620 187M62-5 84 305M184-5 194 305M286-5 270 305M-260 260 620 212M-260 35 620 10M-90-5-70 305M450-5 440 305';
const narrow =
  'M-260 209 620 189M-260 130 120 112M30-5 44 305M118-5 132 305M150-5 160 305M228-5 230 305M256-5 252 305M330-5 318 305M-260 276 620 256M195 120 620 160M-260 56 620 36M90 186 290 184M178 140 290 148M-40-5-24 305M400-5 388 305M-170-5-150 305M530-5 516 305';

/** Streets, a river and a park of an invented town. */
export default function Streets() {
  return (
    <>
      <path className={styles.park} d="M100 252q20-18 46-8t34 34v27H92zM300 30q30-10 65 4v60q-40 14-62-8z" />
      <path
        className={styles.water}
        d="M-260 128C-160 128-80 104-10 78 60 52 90 112 170 96S300 78 370 112 520 150 620 140"
      />
      <path className={styles.street} d={narrow} />
      <path className={styles.avenue} d={wide} />
    </>
  );
}
