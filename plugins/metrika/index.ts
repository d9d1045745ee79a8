import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CheckedOptions} from './options.ts';
import {type CounterSettings, pluginName} from './settings.ts';

export {validateOptions, type Options} from './options.ts';

/**
 * Docusaurus plugin: reports page hits to a Yandex Metrika counter.
 * Switches itself off (not a byte in the build) without a counter and in the authors' dev server.
 */
export default function metrika(_context: LoadContext, {counterId, scriptUrl}: CheckedOptions): Plugin | null {
  if (counterId === null || process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: pluginName,
    contentLoaded({actions}) {
      actions.setGlobalData({counterId, scriptUrl} satisfies CounterSettings);
    },
    getClientModules() {
      return ['./client/index.ts'];
    },
  };
}
