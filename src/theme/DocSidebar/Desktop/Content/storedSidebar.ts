/** What is stored of the sidebar. */
export interface StoredSidebar {
  /** How far it was scrolled, px. */
  top: number;
  /** Whether the categories of the first level are collapsed, in their order. */
  collapsed: readonly boolean[];
}

/** What was stored, from the text in the browser's storage; null for none, or for a text that is none. */
export function readStoredSidebar(text: string | null): StoredSidebar | null {
  try {
    const {top, collapsed} = JSON.parse(text ?? '') as Partial<Record<keyof StoredSidebar, unknown>>;
    const isWhole = typeof top === 'number' && Array.isArray(collapsed) && collapsed.every((one) => one === !!one);
    return isWhole ? {top, collapsed: collapsed as boolean[]} : null;
  } catch {
    return null;
  }
}
