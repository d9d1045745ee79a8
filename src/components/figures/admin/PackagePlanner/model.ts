import {sides, type Parcel, type Side} from '../OrderBox/model';

/** A line of the order. */
export interface Line {
  id: string;
  name: string;
  /** Pieces in the order. */
  quantity: number;
}

/** A line as the form has it. */
interface Row extends Line {
  /** What the quantity field allows; the plugin checks it nowhere. */
  left: number;
  typed: string;
  /** Picked for the current package. */
  picked: boolean;
  /** All packed: removed from the list. */
  gone: boolean;
}

export interface Package {
  sizes: Parcel;
  items: readonly {name: string; quantity: number}[];
}

export type Alert = `${Side}Missing` | `${Side}Small` | 'empty';

/** The form of several packages and the list that the page holds in memory. */
export interface Planner {
  rows: readonly Row[];
  sizes: Parcel;
  /** Everything that will be sent; lost only when the page is reloaded. */
  packages: readonly Package[];
  /** Packages that the form shows: those after it was last opened. */
  shownFrom: number;
  alert: Alert | null;
}

const noSizes: Parcel = {length: '', width: '', height: ''};

/** The form as it is opened with the page. */
export function opened(lines: readonly Line[]): Planner {
  const rows = lines.map((line) => ({...line, left: line.quantity, typed: '1', picked: false, gone: false}));
  return {rows, sizes: noSizes, packages: [], shownFrom: 0, alert: null};
}

/** The form after an answer: rendered again, while the page still has the packages. */
export function reopened({rows, packages}: Planner): Planner {
  return {...opened(rows), packages, shownFrom: packages.length};
}

export function picked(planner: Planner, id: string): Planner {
  return {...planner, rows: planner.rows.map((row) => (row.id === id ? {...row, picked: true} : row))};
}

export function typed(planner: Planner, id: string, quantity: string): Planner {
  return {...planner, rows: planner.rows.map((row) => (row.id === id ? {...row, typed: quantity} : row))};
}

/** The message that the plugin shows instead of saving a package, in the order of its checks. */
function refusal({rows, sizes}: Planner): Alert | null {
  const missing = sides.find((side) => sizes[side] === '' || Number.isNaN(Number(sizes[side])));
  if (missing) {
    return `${missing}Missing`;
  }
  const small = sides.find((side) => Number.parseInt(sizes[side], 10) < 1);
  if (small) {
    return `${small}Small`;
  }
  return rows.some((row) => row.picked) ? null : 'empty';
}

function afterSaving(row: Row): Row {
  if (!row.picked) {
    return row;
  }
  // More than the rest leaves a number below zero, and the line is never removed (src/Frontend/AdminOrder/index.js).
  const left = row.left - Number(row.typed);
  return {...row, picked: false, ...(left === 0 ? {gone: true} : {left})};
}

/** The form after a click on Save; sizes and quantities keep their values. */
export function saved(planner: Planner): Planner {
  const alert = refusal(planner);
  if (alert) {
    return {...planner, alert};
  }
  const whole = (side: Side) => String(Number.parseInt(planner.sizes[side], 10));
  const items = planner.rows
    .filter((row) => row.picked)
    .map(({name, typed: quantity}) => ({name, quantity: Number.parseInt(quantity, 10)}));
  return {
    ...planner,
    alert: null,
    packages: [
      ...planner.packages,
      {sizes: {length: whole('length'), width: whole('width'), height: whole('height')}, items},
    ],
    rows: planner.rows.map(afterSaving),
  };
}

/** True when everything is packed: the button that sends replaces the form. */
export function isDone({rows}: Planner): boolean {
  return rows.every((row) => row.gone);
}

/** True when more was packed than the order has: the button that sends never appears. */
export function isStuck({rows}: Planner): boolean {
  return rows.some((row) => row.left < 0);
}
