import React, {useEffect, useLayoutEffect, useMemo, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {showCurrent} from './showCurrent';
import {readStoredSidebar, type StoredSidebar} from './storedSidebar';

/** For the visit: the next one begins as the manual is arranged. */
const slot = createStorageSlot('sidebar', {persistence: 'sessionStorage'});

const menu = () => document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');

/** Categories of the first level: which are collapsed, in their order. */
function save(): void {
  const box = menu();
  if (box) {
    const carets = box.querySelectorAll('.theme-doc-sidebar-item-category-level-1 > div > .menu__caret');
    const collapsed = [...carets].map((caret) => caret.getAttribute('aria-expanded') === 'false');
    slot.set(JSON.stringify({top: box.scrollTop, collapsed} satisfies StoredSidebar));
  }
}

/**
 * The sidebar as the reader left it, after another page of the site, a reload and a change of language: open categories
 * and scroll; the current page is in sight. The engine resets both each time.
 */
export default function SidebarContent({sidebar, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const stored = useMemo(() => (isBrowser ? readStoredSidebar(slot.get()) : null), [isBrowser]);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);
  // Before the menu leaves the page, hence of the layout.
  useLayoutEffect(() => save, []);
  useLayoutEffect(() => {
    const box = menu();
    // Where it was before the scripts (plugins/performance): a reader who has scrolled it since aims at something there.
    if (isBrowser && box && box.scrollTop === Number(box.dataset.top ?? 0)) {
      box.scrollTop = stored?.top ?? box.scrollTop;
      showCurrent(box);
    }
  }, [isBrowser, stored]);

  let place = 0;
  const items = sidebar.map((item) =>
    item.type === 'category' ? {...item, collapsed: stored?.collapsed[place++] ?? item.collapsed} : item,
  );
  // The engine reads once where a category begins: categories that begin otherwise are new ones.
  const key = String(items.map((item) => item.type === 'category' && item.collapsed));
  return <Content key={key} sidebar={items} {...props} />;
}
