import type {Language} from '../../../facts';
import {menuWords, tabWords} from '../../build/menu';
import {shown} from '../../build/say';
import type {Facts} from '../../build/types';

/** Menu, tabs and sections of the settings page as the facts name them. */
export function select(facts: Facts, language: Language) {
  return {
    menu: {...menuWords(facts, language)},
    tabs: {...tabWords(facts, language)},
    sections: facts.settings.sections.map(({label}) => shown(label, language)),
  };
}
