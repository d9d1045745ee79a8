/** Event on the window by which any part of the site reports a goal, without an import. */
export const goalEvent = 'docs:goal';

export interface Goal {
  name: string;
  params?: Readonly<Record<string, unknown>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The goal in the detail of a `docs:goal` event, `{name, params?}`; null when it has another shape. */
export function readGoal(detail: unknown): Goal | null {
  if (!isRecord(detail) || typeof detail.name !== 'string' || detail.name === '') {
    return null;
  }
  const {name, params} = detail;
  if (params === undefined) {
    return {name};
  }
  return isRecord(params) ? {name, params} : null;
}
