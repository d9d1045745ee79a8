import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Everything but the open menu: what lies under it, and the bar that opened it. */
const outsideMenu = '#__docusaurus > :not(.navbar), .navbar__inner';

function setInert(isInert: boolean): void {
  document.querySelectorAll(outsideMenu).forEach((element) => element.toggleAttribute('inert', isInert));
}

/**
 * The menu of phones as a dialog is: the focus goes into it and stays, Escape closes it, and the focus returns to the
 * button. The engine's does none of it: facebook/docusaurus#11937; drop it when that is closed.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const opener = document.activeElement;
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    setInert(true);
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
      // A link of the menu has taken the focus to its page by now.
      if (document.activeElement?.closest('.navbar-sidebar') && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [shown, toggle]);
  return <MobileSidebar />;
}
