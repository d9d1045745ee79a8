import type {Language} from '../../../facts';
import {menuWords} from '../../build/menu';
import {labelsOf} from '../../build/say';
import type {Facts} from '../../build/types';

/** What the updates page takes from the facts. */
export function select(facts: Facts, language: Language) {
  return {...labelsOf(facts, language, {title: 'wp-updates'}), menu: {...menuWords(facts, language)}};
}
