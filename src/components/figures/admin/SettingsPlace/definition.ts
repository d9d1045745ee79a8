import type {Language} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {inLanguage} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** Menu, tabs and sections of the settings page as the facts name them. */
function factsFor(facts: Facts, language: Language) {
  return {
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
    sections: facts.settings.sections.map(({label}) => inLanguage(label, language)),
  };
}

const definition = define({
  words,
  factsFor,
  props: {},
  examples: {default: {marks: 'menu-woocommerce,menu-settings,tab-shipping,page-cdek'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;
