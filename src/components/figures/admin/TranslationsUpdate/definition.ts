import type {Language} from '../../../../facts';
import {menuWords} from '../../frame/menu';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the updates page takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {...labelsOf(facts, language, {title: 'wp-updates'}), menu: menuWords(facts, language)};
}

const definition = define({words, factsFor, props: {}, examples: {default: {marks: 'button'}}});

export default definition;

export type Props = FigureProps<typeof definition>;
