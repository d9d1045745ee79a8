import type {Language} from '../../../facts';
import {menuWords, tabWords} from '../../build/menu';
import {labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';

/** What the zone's figure takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', ['empty', 'added'], 'added');
  return {
    ...labelsOf(facts, language, {add: 'wc-add-shipping-method', cdek: 'cdek-shipping', save: 'wc-save-changes'}),
    menu: {...menuWords(facts, language)},
    tabs: {...tabWords(facts, language)},
  };
}
