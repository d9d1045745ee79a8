/** The vendor's name for fields whose keys session replay leaves out. */
const masked = 'ym-disable-keys';

/** Keeps what is typed into a field out of session replay; does nothing to other elements. */
export function maskField(element: Pick<Element, 'tagName' | 'classList'>): void {
  if (/^(?:INPUT|TEXTAREA)$/.test(element.tagName)) {
    element.classList.add(masked);
  }
}
