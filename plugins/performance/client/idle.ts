/** When the browser has nothing else to do. */
const whenIdle = (callback: () => void) =>
  (window as Partial<Window>).requestIdleCallback?.(callback, {timeout: 1000}) ?? setTimeout(callback, 50);

/** Does things one by one, each when the browser is idle: together they would hold it up. */
export const runWhenIdle = (tasks: (() => void)[]) => {
  if (tasks.length > 0) {
    whenIdle(() => {
      tasks.shift()?.();
      runWhenIdle(tasks);
    });
  }
};
