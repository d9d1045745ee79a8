import React, {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

function close({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
  const button = currentTarget.querySelector<HTMLElement>('[aria-haspopup][aria-expanded=true]');
  if (key === 'Escape' && button) {
    button.focus();
    // The dropdown keeps its state to itself, and closes on a press outside of it.
    document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
  }
}

/**
 * Escape closes an open dropdown and returns the focus to its button, wherever the focus is when the pointer has opened
 * it (WCAG 2.2, 1.4.13). Works around facebook/docusaurus#11937; drop it when that is closed.
 */
export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  const [hovered, setHovered] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!hovered) {
      return undefined;
    }
    const dismiss = ({key}: globalThis.KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [hovered]);
  const onLeave = () => {
    setHovered(false);
    setDismissed(false);
  };
  const item = <DropdownNavbarItem {...props} />;
  // On phones it is a list item that unfolds in place.
  return props.mobile ? (
    item
  ) : (
    <div
      className={styles.dropdown}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={onLeave}
      onKeyDown={close}
    >
      {item}
    </div>
  );
}
