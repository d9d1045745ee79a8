/** Name of the plugin, and the key of its settings in the site's global data. */
export const pluginName = 'metrika';

/** The counter's script, as the vendor serves it. */
export const defaultScriptUrl = 'https://mc.yandex.ru/metrika/tag.js';

/** What the build hands to the browser. */
export interface CounterSettings {
  counterId: number;
  scriptUrl: string;
}
