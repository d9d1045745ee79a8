import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  onClick: () => void;
  children: ReactNode;
}

/** A button of the figure, outside of the screen that it shows: start again, reload the page. */
export default function FigureButton({onClick, children}: Props) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
