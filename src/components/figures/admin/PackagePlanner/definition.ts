import type {Language} from '../../../../facts';
import {inLanguage, labelsOf, messagesOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import {boxWords} from '../OrderBox/definition';
import boxOwn from '../OrderBox/words.json';
import words from './words.json';

/** What the planner takes from the facts, with the words of the box around it. */
function factsFor(facts: Facts, language: Language) {
  const {caption: _caption, alt: _alt, ...ofBox} = boxOwn[language];
  return {
    ...ofBox,
    ...boxWords(facts, language),
    ...labelsOf(facts, language, {selectProduct: 'select-product', package: 'package'}),
    save: inLanguage(facts.orderAction('add-package').label, language),
    sync: inLanguage(facts.orderAction('create-many').label, language),
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

const definition = define({words, factsFor, props: {}, examples: {default: {marks: 'product,sizes,save,sync'}}});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
