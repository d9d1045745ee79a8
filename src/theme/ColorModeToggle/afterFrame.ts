/** Does something when what was changed before has been shown, or at once in the background, where nothing is. */
export const afterFrame = (callback: () => void) =>
  document.hidden ? setTimeout(callback) : requestAnimationFrame(() => setTimeout(callback));
