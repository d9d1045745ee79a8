import type {Language} from '../../../facts';
import {menuWords, tabWords} from '../../build/menu';
import {messagesOf, oneOf, shown} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';

/** What the sending city takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', ['suggested', 'picked', 'typed'], 'suggested');
  return {
    title: shown(facts.section('delivery').label, language),
    address: shown(facts.setting('address').label, language),
    city: shown(facts.setting('city').label, language),
    code: shown(facts.setting('city-code').label, language),
    ...messagesOf(facts, language, {nothing: 'settings-city-none'}),
    menu: {...menuWords(facts, language)},
    tabs: {...tabWords(facts, language)},
  };
}
