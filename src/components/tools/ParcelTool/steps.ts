import {fill, formatNumber, plainNumber} from '../common/text';
import type {Words} from './definition';
import {type ParcelInput, type ParcelResult, type Side, type SortedCm, sides, type Surprise} from './types';

/** A step of the calculation, with results that a shop owner would not expect. */
export interface Step {
  text: string;
  surprises: string[];
}

/** The calculation step by step; every surprise is listed at its step. */
export function formatSteps(
  input: ParcelInput,
  result: ParcelResult,
  surprises: readonly Surprise[],
  words: Words,
): Step[] {
  const {parcel} = result;
  const number = (value: number) => formatNumber(value, words.language);
  const cm = (side: SortedCm) => side.map(number).join(' × ');
  const weightUnit = words[`short.${input.weightUnit}`];
  const at = (...places: (string | number)[]) =>
    surprises
      .filter((surprise) => places.includes(placeOf(surprise)))
      .map((surprise) => formatSurprise(surprise, words));

  const lines = result.lines.map(({readCm, sortedCm, stackedCm, quantity}, index) => ({
    text: fill(words[quantity > 1 ? 'step.stack' : 'step.line'], {
      n: index + 1,
      read: sides.map((side) => number(readCm[side])).join(' × '),
      sorted: cm(sortedCm),
      quantity,
      stacked: cm(stackedCm),
    }),
    surprises: at(index, ...(index === 0 ? ['sizes'] : [])),
  }));
  const terms = result.lines.map(({unitWeight, quantity}) => `${number(unitWeight)} × ${quantity}`).join(' + ');

  return [
    ...lines,
    {text: fill(words['step.defaults'], {sorted: cm(result.defaultsCm)}), surprises: at('defaults')},
    {text: fill(words['step.largest'], {largest: cm(result.largestCm)}), surprises: at('largest')},
    ...(result.replaced.length > 0
      ? [
          {
            text: fill(words['step.replaced'], {sides: result.replaced.map((side) => nameOf(side, words)).join(', ')}),
            surprises: at('replaced'),
          },
        ]
      : []),
    {
      text: fill(words['step.weight'], {terms, total: number(result.totalWeight), unit: weightUnit}),
      surprises: at('weight'),
    },
    {
      text: fill(words['step.grams'], {
        counted: number(result.countedWeight),
        factor: number(result.gramsPerUnit),
        grams: number(parcel.weightGrams),
      }),
      surprises: at('grams'),
    },
  ];
}

/** The step that a surprise belongs to; a number is the index of a product. */
function placeOf(surprise: Surprise): string | number {
  switch (surprise.key) {
    case 'fraction-cut':
    case 'side-missing':
    case 'stacked':
      return surprise.line;
    case 'unit-read-as-cm':
      return 'sizes';
    case 'biggest-only':
    case 'raised-to-default':
      return 'largest';
    case 'forced-size':
      return 'replaced';
    case 'weight-from-default':
    case 'zero-weight-kept':
      return 'weight';
    default:
      return 'grams';
  }
}

function formatSurprise(surprise: Surprise, words: Words): string {
  const values: Record<string, string | number> = {toggle: words.toggle};
  for (const [name, value] of Object.entries(surprise)) {
    values[name] = typeof value === 'number' ? formatNumber(value, words.language) : value;
  }
  if ('line' in surprise) {
    values.n = surprise.line + 1;
  }
  if ('side' in surprise) {
    values.side = words[surprise.side];
  }
  if ('parcelSide' in surprise) {
    values.side = words[surprise.parcelSide];
  }
  if ('unit' in surprise) {
    values.unit = capital(words[`short.${surprise.unit}`]);
  }
  return fill(words[`surprise.${surprise.key}`], values);
}

function nameOf(side: Side, words: Words): string {
  return words[side].toLowerCase();
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The parcel in one sentence. */
export function formatParcel({parcel}: ParcelResult, words: Words): string {
  return fill(words.headline, {
    length: plainNumber(parcel.lengthCm),
    width: plainNumber(parcel.widthCm),
    height: plainNumber(parcel.heightCm),
    weight: formatNumber(parcel.weightGrams, words.language),
  });
}
