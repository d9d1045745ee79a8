import React from 'react';
import styles from './styles.module.css';

const wide = 'M-5 152 365 172M62-5 84 305M184-5 194 305M286-5 270 305M-5 246 365 228M-5 28 365 18';
const narrow =
  'M-5 205 365 196M-5 118 120 112M30-5 44 305M118-5 132 305M150-5 160 305M228-5 230 305M256-5 252 305M330-5 318 305M-5 270 365 262M195 120 365 130M-5 50 365 42M90 186 290 184M178 140 290 148';

/** Streets, a river and a park of no town in particular. */
export default function Streets() {
  return (
    <>
      <path className={styles.park} d="M100 252q20-18 46-8t34 34v27H92zM300 30q30-10 65 4v60q-40 14-62-8z" />
      <path className={styles.water} d="M-10 78C60 52 90 112 170 96S300 78 370 112" />
      <path className={styles.street} d={narrow} />
      <path className={styles.avenue} d={wide} />
    </>
  );
}
