/** A pickup office or a parcel locker, in the words of the page. */
export type Point = {
  code: string;
  kind: 'office' | 'locker';
  /** Place on the plan, in its units. */
  x: number;
  y: number;
  address: string;
  hours: string;
  /** Takes cash, takes cards, has a dressing room. */
  cash: boolean;
  card: boolean;
  room: boolean;
};

/** A town that the figures' CDEK delivers to. */
export type Place = {
  id: string;
  name: string;
  postcode: string;
  /** Code of the tariff → price in rubles. */
  prices: Readonly<Record<string, number>>;
  /** Mirrors the streets, so that two towns differ. */
  mirrored: boolean;
  points: readonly Point[];
};
