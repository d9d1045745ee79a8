/** Scrolls the menu of the sidebar alone, and only as far as needed, until the current page is in sight. */
export function showCurrent(menu: Element): void {
  const current = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const {top, bottom} = menu.getBoundingClientRect();
  if (current && (current.top < top || current.bottom > bottom)) {
    menu.scrollTop += (current.top + current.bottom - top - bottom) / 2;
  }
}
