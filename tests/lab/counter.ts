import type {BrowserContext} from '@playwright/test';

/** A call as the vendor's entry point got it: counter, method, arguments. */
export type CounterCall = [counterId: number, method: string, ...args: unknown[]];

/** Address of the counter's script. */
export const scriptUrl = 'https://mc.yandex.ru/metrika/tag.js';

/** Takes the calls out of the queue and watches it from then on, as the vendor's script does. */
export const recordingScript = `(() => {
  const take = (call) => void window.takeCounterCall(call);
  window.ym.a.forEach(take);
  window.ym.a.push = (...calls) => calls.forEach(take);
})();`;

/** Answers for the counter's script in every page of the context, and collects what it is told. */
export async function watchCounter(context: BrowserContext): Promise<CounterCall[]> {
  const calls: CounterCall[] = [];
  await context.exposeFunction('takeCounterCall', (call: CounterCall) => {
    calls.push(call);
  });
  await context.route(scriptUrl, (route) => route.fulfill({contentType: 'text/javascript', body: recordingScript}));
  return calls;
}
