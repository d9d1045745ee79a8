import type {Language} from '../../../../facts';
import {inLanguage} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** Names of the two links that print. */
function factsFor(facts: Facts, language: Language) {
  return {
    waybill: inLanguage(facts.orderAction('print-waybill').label, language),
    barcode: inLanguage(facts.orderAction('print-barcode').label, language),
    format: inLanguage(facts.setting('barcode-format').label, language),
  };
}

const definition = define({words, factsFor, props: {}, examples: {default: {marks: 'waybill,barcode'}}});

export default definition;

export type Props = FigureProps<typeof definition>;
