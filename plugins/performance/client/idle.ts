/**
 * Does something when the browser has nothing else to do.
 * @param timeout how long it waits for that at most, in ms
 * @param pause how long browsers wait that cannot tell (Safari), in ms
 */
export const whenIdle = (callback: () => void, timeout: number, pause: number) =>
  (window as Partial<Window>).requestIdleCallback?.(callback, {timeout}) ?? setTimeout(callback, pause);

/** Does things one by one, each when the browser is idle: together they would hold it up. */
export const runWhenIdle = (tasks: (() => void)[]) => {
  if (tasks.length > 0) {
    const next = () => {
      tasks.shift()?.();
      runWhenIdle(tasks);
    };
    whenIdle(next, 1000, 50);
  }
};
