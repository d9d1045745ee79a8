import type {Language} from '../../../facts';
import {menuWords, tabWords} from '../../build/menu';
import {labelsOf} from '../../build/say';
import type {Facts} from '../../build/types';

/** What the settings of cash on delivery take from the facts. */
export function select(facts: Facts, language: Language) {
  return {
    ...labelsOf(facts, language, {
      title: 'wc-cash-on-delivery',
      enableFor: 'wc-enable-for-shipping-methods',
      any: 'wc-any-cdek-method',
      save: 'wc-save-changes',
    }),
    menu: {...menuWords(facts, language)},
    tabs: {...tabWords(facts, language)},
  };
}
