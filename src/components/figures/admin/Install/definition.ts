import type {Language} from '../../../../facts';
import {menuWords} from '../../frame/menu';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the installation takes from the facts. */
function factsFor(facts: Facts, language: Language) {
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
    menu: menuWords(facts, language),
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['found', 'installed', 'active', 'blocked']},
  examples: {found: {marks: 'search,author,button'}, active: {marks: 'settings'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
