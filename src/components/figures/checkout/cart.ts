import type {Place} from '../map/types';

/** A rate as the checkout shows it. A type, not an interface: it is written into the page as JSON. */
export type Rate = {
  /** Code of the tariff. */
  code: string;
  label: string;
  needsPoint: boolean;
};

/** Price of the only product in the cart, in rubles. */
export const goods = 1500;

/** A price as the shop of the figures prints it, in whole rubles. */
export function money(rubles: number): string {
  return `${String(rubles).replace(/\B(?=(?:\d{3})+$)/, '\u00a0')}\u00a0₽`;
}

/** The town that CDEK finds by the text of the city field: its name, with spaces around it ignored. */
export function townOf(places: readonly Place[], city: string): Place | null {
  const typed = city.trim().toLocaleLowerCase();
  return places.find(({name}) => name.toLocaleLowerCase() === typed) ?? null;
}
