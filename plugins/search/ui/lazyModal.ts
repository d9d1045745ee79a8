import type {ComponentType} from 'react';
import type {ModalProps} from './Modal';

let loading: Promise<ComponentType<ModalProps>> | null = null;
let isLoaded = false;

/** Whether it opens without a wait that a reader would notice. */
export const isModalLoaded = (): boolean => isLoaded;

/** Styles of the modal: adopted rather than linked, so that they are no part of the first load and need no style tag. */
function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function load(): Promise<ComponentType<ModalProps>> {
  const [{default: Modal}, {default: css}] = await Promise.all([import('./Modal'), import('@search/modal-css')]);
  adoptStyles(css);
  isLoaded = true;
  return Modal;
}

/**
 * Fetches the modal once; after a failure the next call tries again.
 * @throws Error when its files cannot be loaded
 */
export function loadModal(): Promise<ComponentType<ModalProps>> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
