import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * A panel of tabs as the theme's own, but with a name, and found by the search of the browser while it is hidden: the
 * answer may be in the tab that the reader did not choose.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, selectValue, lazy} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  useEffect(() => {
    const element = panel.current;
    if (isSelected || !element) {
      return undefined;
    }
    // React writes `hidden` without a value, which the search of the browser leaves out.
    element.setAttribute('hidden', 'until-found');
    const open = (): void => selectValue(value);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isSelected, selectValue, value]);

  return isSelected || !lazy ? (
    <div
      ref={panel}
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  ) : null;
}
