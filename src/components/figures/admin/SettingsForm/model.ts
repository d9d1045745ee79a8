/** How a field of the settings form is rendered. */
export type Kind = 'checkbox' | 'text' | 'number' | 'date' | 'select' | 'multiselect' | 'rules' | 'city';

export interface FormField {
  id: string;
  kind: Kind;
  label: string;
  /** Text next to a checkbox. */
  beside: string;
  /** Where the form shows its own help. */
  help: 'tip' | 'text' | 'none';
  initial: string | boolean | readonly string[];
  options: readonly {value: string; label: string}[];
  required: boolean;
  /** Of a number. */
  min: number | null;
  step: number | null;
  /** Regular expression for the whole value. */
  pattern: string | null;
}

export type Value = FormField['initial'];
export type Values = Readonly<Record<string, Value>>;

/** What the browser refuses. */
export interface Problem {
  kind: 'required' | 'number' | 'min' | 'step' | 'pattern';
  limit?: number;
}

/** The form as it is opened for the first time: the defaults. */
export function defaults(fields: readonly FormField[]): Values {
  return Object.fromEntries(fields.map(({id, initial}) => [id, initial]));
}

function numberProblem({min, step}: FormField, value: string): Problem | null {
  const number = Number(value);
  if (!Number.isFinite(number)) {
    return {kind: 'number'};
  }
  if (min !== null && number < min) {
    return {kind: 'min', limit: min};
  }
  const steps = step === null ? 0 : (number - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? {kind: 'step'} : null;
}

/** What the browser refuses in a field, by the attributes that the plugin gives it; null when it passes. */
export function problemOf(field: FormField, value: Value | undefined): Problem | null {
  if (typeof value !== 'string') {
    return null;
  }
  if (value === '') {
    return field.required ? {kind: 'required'} : null;
  }
  if (field.kind === 'number') {
    return numberProblem(field, value);
  }
  return field.pattern !== null && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value) ? {kind: 'pattern'} : null;
}

/** All that the browser refuses: field → problem, in the order of the form. */
export function problemsOf(fields: readonly FormField[], values: Values): Map<string, Problem> {
  const found = fields.map((field): [string, Problem | null] => [field.id, problemOf(field, values[field.id])]);
  return new Map(found.filter((one): one is [string, Problem] => one[1] !== null));
}

const ban = 'services-ban-attachment-inspection';
const opening = ['services-trying-on', 'services-part-deliv'];

/** Checkboxes that the page locks because of others (src/Frontend/AdminSettings/index.js). */
export function locked(values: Values): string[] {
  return [...(values[ban] === true ? opening : []), ...(opening.some((id) => values[id] === true) ? [ban] : [])];
}

/** The values after a change; a locked checkbox does not change. */
export function changed(values: Values, id: string, value: Value): Values {
  return locked(values).includes(id) ? values : {...values, [id]: value};
}
