import {type ParcelInput, type ParcelResult, type Product, type Side, sides, type Surprise} from './types';

/** Grams in an ounce; the plugin counts 28.25 (src/Helpers/WeightConverter.php: AVAILABLE_MEASUREMENTS). */
const ounceGrams = 28.35;

/** Results that a shop owner would not expect, in the order of the calculation. */
export function findSurprises(input: ParcelInput, result: ParcelResult): Surprise[] {
  return input.forceDefaults
    ? [{key: 'forced-size'}, ...ofWeight(input, result)]
    : [...ofSize(input, result), ...ofWeight(input, result)];
}

function ofSize(input: ParcelInput, result: ParcelResult): Surprise[] {
  const found: Surprise[] = [];

  if (!['cm', 'mm'].includes(input.dimensionUnit)) {
    found.push({key: 'unit-read-as-cm', unit: input.dimensionUnit});
  }

  result.lines.forEach((line, index) => {
    const product = input.products[index];
    if (product) {
      sides.forEach((side) => found.push(...ofSide(input, product, side, index, line.readCm[side])));
    }

    const [fromCm] = line.sortedCm;
    if (line.quantity > 1 && fromCm > 0) {
      found.push({key: 'stacked', line: index, quantity: line.quantity, fromCm, toCm: fromCm * line.quantity});
    }
  });

  if (result.lines.length > 1) {
    found.push({key: 'biggest-only', lines: result.lines.length});
  }

  const raised: [Side, number][] = [
    ['length', 0],
    ['height', 1],
    ['width', 2],
  ];
  for (const [parcelSide, place] of raised) {
    const productsCm = Math.max(0, ...result.lines.map((line) => line.stackedCm[place] ?? 0));
    const parcelCm = result.parcel[`${parcelSide}Cm`];
    if (parcelCm > productsCm) {
      found.push({key: 'raised-to-default', parcelSide, productsCm, parcelCm});
    }
  }
  return found;
}

function ofSide(input: ParcelInput, product: Product, side: Side, line: number, readCm: number): Surprise[] {
  const typed = product[side];
  const exactCm = Number(typed.replace(',', '.')) / (input.dimensionUnit === 'mm' ? 10 : 1);
  if (exactCm === 0) {
    return [{key: 'side-missing', line, side}];
  }
  return exactCm === readCm ? [] : [{key: 'fraction-cut', line, side, typed, readCm}];
}

function ofWeight(input: ParcelInput, result: ParcelResult): Surprise[] {
  const found: Surprise[] = [];
  const {weightGrams} = result.parcel;
  const pieces = result.lines.reduce((sum, line) => sum + line.quantity, 0);

  if (!input.forceDefaults) {
    result.lines.forEach((line, index) => {
      const typed = input.products[index]?.weight ?? '';
      if (line.weightFrom === 'default') {
        found.push({key: 'weight-from-default', line: index});
      } else if (line.unitWeight === 0) {
        found.push({key: 'zero-weight-kept', line: index, typed});
      }
    });
  }

  if (input.forceDefaults && pieces > 1) {
    found.push({key: 'one-item-weight', pieces, weightGrams});
  } else if (!input.forceDefaults && result.totalFromDefault && weightGrams > 0) {
    found.push({key: 'total-from-default', weightGrams});
  }

  if (input.weightUnit === 'other') {
    found.push({key: 'unit-read-as-grams'});
  }
  if (input.weightUnit === 'oz') {
    const exactGrams = Math.ceil(result.countedWeight * ounceGrams);
    found.push({key: 'light-ounce', exactGrams, weightGrams});
  }
  if (hasExtraGram(result)) {
    found.push({key: 'extra-gram', weightGrams});
  }
  if (weightGrams === 0) {
    found.push({key: 'zero-grams'});
  }
  if (weightGrams !== result.waybillWeightGrams) {
    found.push({key: 'waybill-differs', weightGrams, waybillWeightGrams: result.waybillWeightGrams});
  }
  return found;
}

/** Sums such as 3 × 1.1 kg are slightly above 3300 g in binary fractions, and rounding up adds a gram. */
function hasExtraGram({countedWeight, gramsPerUnit, parcel}: ParcelResult): boolean {
  return parcel.weightGrams > Math.ceil(Number((countedWeight * gramsPerUnit).toPrecision(12)));
}
