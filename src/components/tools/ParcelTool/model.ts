import {floatCast, intCast, isEmpty} from '../common/php';
import {
  type Line,
  type ParcelInput,
  type ParcelResult,
  type Product,
  type Side,
  sides,
  type SortedCm,
  type WeightUnit,
} from './types';

/** Grams in a shop unit. Source: src/Helpers/WeightConverter.php: AVAILABLE_MEASUREMENTS (an ounce is 28.35 g). */
const gramsPerUnit: Record<WeightUnit, number> = {kg: 1000, g: 1, lbs: 453.6, oz: 28.25, other: 1};

/**
 * The parcel in the plugin's request to CDEK, step by step.
 * Source: src/Actions/CalculateDeliveryAction.php: getPackagesData.
 */
export function calculateParcel(input: ParcelInput): ParcelResult {
  const lines = input.products.map((product) => readLine(input, product));
  const defaults = readDefaults(input);

  // getPackagesData: the defaults join the list as one more line, sorted like every other.
  const defaultsCm = sorted([defaults.length, defaults.width, defaults.height]);
  const all = [...lines.map((line) => line.stackedCm), defaultsCm];

  // getPackagesData, rsort: lines are compared side by side and never added up.
  const largestCm: SortedCm = [
    Math.max(...all.map((line) => line[0])),
    Math.max(...all.map((line) => line[1])),
    Math.max(...all.map((line) => line[2])),
  ];

  // getPackagesData: length is the smallest side, height the middle one, width the largest.
  const sizeCm: Record<Side, number> = {length: largestCm[0], height: largestCm[1], width: largestCm[2]};

  // getPackagesData: a zero, or with the switch on every side, is replaced by the default of that name.
  const replaced = sides.filter((side) => sizeCm[side] === 0 || input.forceDefaults);
  replaced.forEach((side) => (sizeCm[side] = defaults[side]));

  const totalWeight = lines.reduce((sum, line) => sum + line.quantity * line.unitWeight, 0);
  // WeightConverter::getWeightInGrams applies the fallback a second time, to the whole sum.
  const totalFromDefault = totalWeight === 0 || input.forceDefaults;
  const countedWeight = totalFromDefault ? defaultWeight(input) : totalWeight;

  return {
    lines,
    defaultsCm,
    largestCm,
    replaced,
    totalWeight,
    gramsPerUnit: gramsPerUnit[input.weightUnit],
    totalFromDefault,
    countedWeight,
    parcel: {
      lengthCm: sizeCm.length,
      widthCm: sizeCm.width,
      heightCm: sizeCm.height,
      weightGrams: inGrams(input, countedWeight),
    },
    waybillWeightGrams: waybillWeight(input),
  };
}

function readLine(input: ParcelInput, product: Product): Line {
  const readCm = {
    length: readSide(input, product.length),
    width: readSide(input, product.width),
    height: readSide(input, product.height),
  };
  const sortedCm = sorted([readCm.length, readCm.width, readCm.height]);
  const {quantity} = product;
  // getPackagesData: pieces are stacked along the smallest side.
  const stackedCm = quantity > 1 ? sorted([quantity * sortedCm[0], sortedCm[1], sortedCm[2]]) : sortedCm;

  return {readCm, sortedCm, stackedCm, quantity, ...unitWeight(input, product)};
}

/** getPackagesData: millimeters are divided by ten, every other unit counts as centimeters; fractions are cut off. */
function readSide(input: ParcelInput, typed: string): number {
  const whole = intCast(decimal(typed));
  return input.dimensionUnit === 'mm' ? Math.trunc(whole / 10) + 0 : whole;
}

function readDefaults({defaults}: ParcelInput): Record<Side, number> {
  return {length: intCast(defaults.length), width: intCast(defaults.width), height: intCast(defaults.height)};
}

/** WeightConverter::applyFallback: "0.00" is a weight, only an empty text and "0" are not. */
function unitWeight(input: ParcelInput, {weight}: Product): Pick<Line, 'unitWeight' | 'weightFrom'> {
  return isEmpty(weight) || input.forceDefaults
    ? {unitWeight: defaultWeight(input), weightFrom: 'default'}
    : {unitWeight: floatCast(decimal(weight)), weightFrom: 'product'};
}

/** WeightConverter::applyFallback: a comma is accepted. */
function defaultWeight({defaults}: ParcelInput): number {
  return floatCast(decimal(defaults.weight));
}

/** WeightConverter::getWeightInGrams: rounded up, without a sign. */
function inGrams(input: ParcelInput, weight: number): number {
  return Math.abs(Math.ceil(gramsPerUnit[input.weightUnit] * weight));
}

/** src/Actions/OrderCreateAction.php: buildItemData rounds every piece up, then multiplies by the quantity. */
function waybillWeight(input: ParcelInput): number {
  return input.products.reduce(
    (sum, product) => sum + product.quantity * inGrams(input, unitWeight(input, product).unitWeight),
    0,
  );
}

/** WooCommerce stores product numbers with a point (wc_format_decimal); the plugin does so with its default weight. */
function decimal(typed: string): string {
  return typed.replace(',', '.');
}

function sorted(cm: SortedCm): SortedCm {
  const [smallest = 0, middle = 0, largest = 0] = [...cm].sort((a, b) => a - b);
  return [smallest, middle, largest];
}
