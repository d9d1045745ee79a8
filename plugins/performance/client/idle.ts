/** When the browser has nothing else to do. */
const whenIdle = (act: () => void) =>
  (window as Partial<Window>).requestIdleCallback?.(act, {timeout: 1000}) ?? setTimeout(act, 50);

/** Does things one by one, each when the browser is idle: together they would hold it up. */
export const runWhenIdle = (acts: (() => void)[]) => {
  if (acts.length > 0) {
    whenIdle(() => {
      acts.shift()?.();
      runWhenIdle(acts);
    });
  }
};
