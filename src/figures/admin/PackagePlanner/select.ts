import type {Language} from '../../../facts';
import {labelsOf, messagesOf, shown} from '../../build/say';
import type {Facts} from '../../build/types';
import {boxWords} from '../OrderBox/select';
import boxOwn from '../OrderBox/words.json';

/** What the planner takes from the facts, with the words of the box that it stands in. */
export function select(facts: Facts, language: Language) {
  const {
    caption: _caption,
    alt: _alt,
    ...own
  } = Object.fromEntries(
    Object.entries(boxOwn[language]).filter(([key]) => !/^(?:caption|alt|mark)\./.test(key)),
  ) as (typeof boxOwn)['ru'];
  return {
    ...own,
    ...boxWords(facts, language),
    ...labelsOf(facts, language, {selectProduct: 'select-product', package: 'package'}),
    save: shown(facts.orderAction('add-package').label, language),
    sync: shown(facts.orderAction('create-many').label, language),
    ...messagesOf(facts, language, {
      lengthMissing: 'packages-length-missing',
      widthMissing: 'packages-width-missing',
      heightMissing: 'packages-height-missing',
      lengthSmall: 'packages-length-small',
      widthSmall: 'packages-width-small',
      heightSmall: 'packages-height-small',
      empty: 'packages-empty',
    }),
  };
}
