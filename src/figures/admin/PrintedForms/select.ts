import type {Language} from '../../../facts';
import {shown} from '../../build/say';
import type {Facts} from '../../build/types';

/** Names of the two links that print. */
export function select(facts: Facts, language: Language) {
  return {
    waybill: shown(facts.orderAction('print-waybill').label, language),
    barcode: shown(facts.orderAction('print-barcode').label, language),
    format: shown(facts.setting('barcode-format').label, language),
  };
}
