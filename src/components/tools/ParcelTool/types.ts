export const dimensionUnits = ['cm', 'mm', 'm', 'in', 'yd'] as const;
/** `other` is any unit that an extension adds: the plugin reads it as grams. */
export const weightUnits = ['kg', 'g', 'lbs', 'oz', 'other'] as const;
export const sides = ['length', 'width', 'height'] as const;

export type DimensionUnit = (typeof dimensionUnits)[number];
export type WeightUnit = (typeof weightUnits)[number];
export type Side = (typeof sides)[number];

/** Sides and weight as typed, in the shop's units; an empty text is "not filled in". */
export interface Measures extends Record<Side, string> {
  weight: string;
}

export interface Product extends Measures {
  quantity: number;
}

export interface ParcelInput {
  products: Product[];
  dimensionUnit: DimensionUnit;
  weightUnit: WeightUnit;
  /** Defaults of the plugin's settings: sides always in centimeters, weight in the shop's unit. */
  defaults: Measures;
  /** "Product dimensions on/off". */
  forceDefaults: boolean;
}

/** Three sides from the smallest to the largest, in centimeters. */
export type SortedCm = [number, number, number];

export interface Line {
  /** Sides as the plugin reads them. */
  readCm: Record<Side, number>;
  sortedCm: SortedCm;
  /** After the smallest side was multiplied by the quantity. */
  stackedCm: SortedCm;
  /** Weight of one piece, in the shop's unit. */
  unitWeight: number;
  weightFrom: 'product' | 'default';
  quantity: number;
}

export interface Parcel {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
}

export interface ParcelResult {
  lines: Line[];
  defaultsCm: SortedCm;
  /** Largest of all smallest, middle and largest sides, the defaults among them. */
  largestCm: SortedCm;
  /** Sides that the default of the same name replaced. */
  replaced: Side[];
  /** Sum of the weights, in the shop's unit. */
  totalWeight: number;
  gramsPerUnit: number;
  /** Whether the default weight replaces that of the whole parcel. */
  totalFromDefault: boolean;
  /** What is converted to grams: the sum or, instead of it, the default weight; in the shop's unit. */
  countedWeight: number;
  parcel: Parcel;
  /** The weight on a waybill of one package with the same goods. */
  waybillWeightGrams: number;
}

/** What a shop owner would not expect, as a message key and the values of the message. */
export type Surprise =
  | {key: 'unit-read-as-cm'; unit: DimensionUnit}
  | {key: 'fraction-cut'; line: number; side: Side; typed: string; readCm: number}
  | {key: 'side-missing'; line: number; side: Side}
  | {key: 'stacked'; line: number; quantity: number; fromCm: number; toCm: number}
  | {key: 'biggest-only'; lines: number}
  | {key: 'raised-to-default'; parcelSide: Side; productsCm: number; parcelCm: number}
  | {key: 'forced-size'}
  | {key: 'weight-from-default'; line: number}
  | {key: 'zero-weight-kept'; line: number; typed: string}
  | {key: 'one-item-weight'; pieces: number; weightGrams: number}
  | {key: 'total-from-default'; weightGrams: number}
  | {key: 'unit-read-as-grams'}
  | {key: 'light-ounce'; exactGrams: number; weightGrams: number}
  | {key: 'extra-gram'; weightGrams: number}
  | {key: 'zero-grams'}
  | {key: 'waybill-differs'; weightGrams: number; waybillWeightGrams: number};
