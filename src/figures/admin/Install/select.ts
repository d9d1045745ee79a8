import type {Language} from '../../../facts';
import {menuWords} from '../../build/menu';
import {labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';

/** What the installation takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', ['found', 'installed', 'active', 'blocked'], 'found');
  return {
    ...labelsOf(facts, language, {
      addPlugin: 'wp-add-plugin',
      plugins: 'wp-plugins',
      installNow: 'wp-install-now',
      activate: 'wp-activate',
      settings: 'settings',
      docs: 'docs',
      faq: 'faq',
    }),
    menu: {...menuWords(facts, language)},
  };
}
