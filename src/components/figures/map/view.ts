import type {Point} from './types';

/** Width and height of the plan in its units; the visible frame has the same. */
export const plan = {width: 360, height: 300};

/** Pins nearer than this are drawn as one, in units of the frame: a pin with the touch target around it. */
const crowd = 42;

const scales = [1, 2, 4] as const;
const nearest = scales.length - 1;

export interface Filters {
  kind: 'all' | Point['kind'];
  cash: boolean;
  card: boolean;
  room: boolean;
}

export interface MapView {
  /** Index of the scale. */
  zoom: number;
  /** Center of the frame, on the plan. */
  x: number;
  y: number;
  filters: Filters;
  filtersOpen: boolean;
  /** Code of the point whose card is open. */
  open: string | null;
  /** The button in the open card was clicked. */
  chosen: boolean;
}

/** The whole town, nothing filtered. */
export const wholeTown: MapView = {
  zoom: 0,
  x: plan.width / 2,
  y: plan.height / 2,
  filters: {kind: 'all', cash: false, card: false, room: false},
  filtersOpen: false,
  open: null,
  chosen: false,
};

/** How many times larger than the whole town. */
export function scaleOf({zoom}: MapView): number {
  return scales[zoom] ?? 1;
}

export const canZoom = ({zoom}: MapView, by: 1 | -1): boolean => zoom + by >= 0 && zoom + by <= nearest;

function lookedAt(view: MapView, x: number, y: number, zoom: number): MapView {
  const held = Math.min(Math.max(zoom, 0), nearest);
  const half = {x: plan.width / 2 / (scales[held] ?? 1), y: plan.height / 2 / (scales[held] ?? 1)};
  const within = (value: number, margin: number, end: number) => Math.min(Math.max(value, margin), end - margin);
  return {...view, zoom: held, x: within(x, half.x, plan.width), y: within(y, half.y, plan.height)};
}

/** One step nearer or farther; the frame never leaves the plan. */
export function zoomed(view: MapView, by: 1 | -1): MapView {
  return lookedAt(view, view.x, view.y, view.zoom + by);
}

/** The card of a point, the map brought to it. Opening a card clears the choice in the last one, as the widget does. */
export function opened(view: MapView, point: Point): MapView {
  return {...lookedAt(view, point.x, point.y, nearest), open: point.code, chosen: false, filtersOpen: false};
}

export const closed = (view: MapView): MapView => ({...view, open: null, chosen: false});

/** The open card after its button was clicked. */
export const chosen = (view: MapView): MapView => ({...view, chosen: true});

export function filtered(view: MapView, change: Partial<Filters>): MapView {
  return {...view, filters: {...view.filters, ...change}};
}

function passes({kind, cash, card, room}: Filters, point: Point): boolean {
  return (
    (kind === 'all' || kind === point.kind) && (!cash || point.cash) && (!card || point.card) && (!room || point.room)
  );
}

/** Place of a point in the frame, in units of the frame. */
export function inFrame(view: MapView, {x, y}: {x: number; y: number}): {x: number; y: number} {
  const scale = scaleOf(view);
  return {x: (x - view.x) * scale + plan.width / 2, y: (y - view.y) * scale + plan.height / 2};
}

/** Points that pass the filters and are within the frame: those of the list. */
export function visible(view: MapView, points: readonly Point[]): Point[] {
  return points.filter((point) => {
    const {x, y} = inFrame(view, point);
    return passes(view.filters, point) && x >= 0 && x <= plan.width && y >= 0 && y <= plan.height;
  });
}

export interface Pin {
  /** Place in the frame. */
  x: number;
  y: number;
  points: readonly Point[];
}

const middle = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Pins of the visible points; points that would cover each other share one. At the largest scale none do. */
export function pins(view: MapView, points: readonly Point[]): Pin[] {
  const placed: Pin[] = [];
  for (const point of visible(view, points)) {
    const at = inFrame(view, point);
    const near = view.zoom < nearest ? placed.findIndex((pin) => Math.hypot(pin.x - at.x, pin.y - at.y) < crowd) : -1;
    const pin = placed[near];
    if (pin) {
      const together = [...pin.points, point];
      const spots = together.map((one) => inFrame(view, one));
      placed[near] = {x: middle(spots.map(({x}) => x)), y: middle(spots.map(({y}) => y)), points: together};
    } else {
      placed.push({...at, points: [point]});
    }
  }
  return placed;
}

/** The map after a click on a pin of several points: zoomed in to their center. */
export function spread(view: MapView, {points}: Pin): MapView {
  return lookedAt(view, middle(points.map(({x}) => x)), middle(points.map(({y}) => y)), view.zoom + 1);
}
