import type {Place} from '../map/types';

/** A rate as the checkout shows it. A type, not an interface: it travels to the page as JSON. */
export type Rate = {
  /** Code of the tariff. */
  code: string;
  label: string;
  needsPoint: boolean;
};

/** Price of the only product in the cart, in roubles. */
export const goods = 1500;

/** A price as the shop of the figures prints it, in whole roubles. */
export function money(roubles: number): string {
  return `${String(roubles).replace(/\B(?=(?:\d{3})+$)/, '\u00a0')}\u00a0₽`;
}

/** The town that CDEK finds by what stands in the city field: one name, spaces around it do not matter. */
export function townOf(places: readonly Place[], city: string): Place | null {
  const typed = city.trim().toLocaleLowerCase();
  return places.find(({name}) => name.toLocaleLowerCase() === typed) ?? null;
}
