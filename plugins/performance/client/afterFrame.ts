/** Does something when what was changed before has been shown, or at once in the background, where nothing is. */
export const afterFrame = (act: () => void) =>
  document.hidden ? setTimeout(act) : requestAnimationFrame(() => setTimeout(act));
