import React, {useState, type ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {afterFrame} from './afterFrame';

/**
 * Icon and name of the toggle answer in the next frame, the page after it: a slow phone restyles a long page for two
 * tenths of a second. So does the toggle before the scripts (plugins/performance/client/earlyInteractions.ts).
 */
export default function ColorModeToggleWrapper({value, onChange, ...rest}: Props): ReactNode {
  const [chosen, setChosen] = useState<Props['value']>();
  const choose: Props['onChange'] = (choice) => {
    setChosen(choice);
    document.documentElement.dataset.themeChoice = choice ?? 'system';
    afterFrame(() => {
      onChange(choice);
      setChosen(undefined);
    });
  };
  return <ColorModeToggle {...rest} value={chosen === undefined ? value : chosen} onChange={choose} />;
}
