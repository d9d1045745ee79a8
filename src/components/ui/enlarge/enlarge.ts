import styles from './styles.module.css';

/**
 * Shows the figure around its button in a dialog as large as the window. The content of the figure is moved there and
 * back, not rendered again: the reader's changes stay, and so does interactivity. Escape, the button of the
 * dialog and a click outside close it; the focus returns to the button of the figure.
 */
export function enlarge(opener: HTMLElement, closeLabel: string): void {
  const figure = opener.closest('figure');
  if (!figure) {
    throw new Error('The button to enlarge is outside of a figure.');
  }
  const parts = [...figure.children].filter((part) => part !== opener);
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', figure.querySelector('figcaption')?.textContent ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close ?? '';
  close.textContent = closeLabel;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    figure.prepend(...parts);
    dialog.remove();
    figure.style.removeProperty('min-height');
    opener.focus();
  });
  // The page under the dialog does not move.
  figure.style.setProperty('min-height', `${figure.offsetHeight}px`);
  dialog.append(close, ...parts);
  // Inside the figure, so that its styles and the listeners of React still apply.
  figure.append(dialog);
  dialog.showModal();
}
