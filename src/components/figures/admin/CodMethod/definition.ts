import type {Language} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the settings of cash on delivery take from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    ...labelsOf(facts, language, {
      title: 'wc-cash-on-delivery',
      enableFor: 'wc-enable-for-shipping-methods',
      any: 'wc-any-cdek-method',
      save: 'wc-save-changes',
    }),
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
  };
}

const definition = define({words, factsFor, props: {}, examples: {default: {marks: 'enabled,any'}}});

export default definition;

export type Props = FigureProps<typeof definition>;
