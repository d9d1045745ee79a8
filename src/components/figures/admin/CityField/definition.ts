import type {Language} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {inLanguage, messagesOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import cities from './cities.json';
import words from './words.json';

/** What the sending city takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    title: inLanguage(facts.section('delivery').label, language),
    address: inLanguage(facts.setting('address').label, language),
    city: inLanguage(facts.setting('city').label, language),
    code: inLanguage(facts.setting('city-code').label, language),
    ...messagesOf(facts, language, {nothing: 'settings-city-none'}),
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
    cities: cities.map(({code, name}) => ({code, name: inLanguage(name, language)})),
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['suggested', 'picked', 'typed']},
  examples: {suggested: {marks: 'city,suggestion'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
