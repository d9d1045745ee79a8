import React, {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSlashOn, setSlash} from '../../ui/slashKey';

/**
 * Switches the shortcut of one key on and off: it may be hit by chance, or by a program that takes dictation
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export default function SlashKey(): ReactNode {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = chosen ?? (isBrowser ? isSlashOn() : true);
  return (
    <label>
      <input
        type="checkbox"
        checked={on}
        disabled={!isBrowser}
        onChange={({target}) => {
          setSlash(target.checked);
          setChosen(target.checked);
        }}
      />{' '}
      <Translate id="search.slashKey">Клавиша / открывает поиск</Translate>
    </label>
  );
}
