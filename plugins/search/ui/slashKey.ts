import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search-slash');
const off = 'off';

/** Whether the slash opens the search: unless the reader has switched that off. */
export function isSlashOn(): boolean {
  return slot.get() !== off;
}

/** Remembers whether the slash opens the search, for all later visits. */
export function setSlash(on: boolean): void {
  if (on) {
    slot.del();
  } else {
    slot.set(off);
  }
}
