/**
 * Types a query into the modal's field as a reader would. DocSearch hides its state: what React has set can
 * only be changed by the setter of the browser and an event that reports it.
 */
export function typeQuery(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field) {
    Reflect.set(HTMLInputElement.prototype, 'value', query, field);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.focus();
  }
}
