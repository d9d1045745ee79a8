/** What is kept of the sidebar. */
export interface Kept {
  /** How far it was scrolled, px. */
  top: number;
  /** Whether the categories of the first level are collapsed, in their order. */
  collapsed: readonly boolean[];
}

/** What was kept, from the text in the browser's storage; null for none, or for a text that is none. */
export function readKept(text: string | null): Kept | null {
  try {
    const {top, collapsed} = JSON.parse(text ?? '') as Partial<Record<keyof Kept, unknown>>;
    const isKept = typeof top === 'number' && Array.isArray(collapsed) && collapsed.every((one) => one === !!one);
    return isKept ? {top, collapsed: collapsed as boolean[]} : null;
  } catch {
    return null;
  }
}
