import type {Language} from '../../../../facts';
import {menuWords} from '../../frame/menu';
import {fillPlaceholders, inLanguage, labelsOf, messagesOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import {states, type StateName} from './states';
import words from './words.json';

/** Number of the waybill that the figures show. */
const waybillNumber = '1106207236';
/** Number of the courier call that the figures show. */
const callNumber = '5830164';
/** The beginning of the call's identifier. */
const callUuid = '72753031-…';

/** Words of the plugin's box on the order page. */
export function boxWords(facts: Facts, language: Language) {
  const text = messagesOf(facts, language, {
    locked: 'box-locked',
    processing: 'box-processing',
    noAuth: 'box-noauth',
    noAuthText: 'box-noauth-text',
    validation: 'box-validation',
    schema: 'box-schema',
    deleted: 'box-deleted',
    deleteRefused: 'box-delete-refused',
    callDeleted: 'intake-deleted',
    noteTrack: 'note-track',
    noteCalled: 'note-intake-created',
    noteCallDeleted: 'note-intake-deleted',
    noteDeleteRefused: 'note-delete-refused',
  });
  return {
    ...labelsOf(facts, language, {
      dimensions: 'packaging-dimensions',
      length: 'length-in-cm',
      width: 'width-in-cm',
      height: 'height-in-cm',
      waybill: 'waybill-number',
      waybillPlain: 'waybill',
      intake: 'intake-number',
      dateLabel: 'date',
      fromLabel: 'from',
      toLabel: 'to',
      commentLabel: 'comment',
      descriptionLabel: 'description',
      weightLabel: 'weight-in-kg',
      phoneCall: 'telephone-call-required',
      call: 'call',
      update: 'wc-update',
    }),
    sync: inLanguage(facts.orderAction('create').label, language),
    printWaybill: inLanguage(facts.orderAction('print-waybill').label, language),
    printBarcode: inLanguage(facts.orderAction('print-barcode').label, language),
    callCourier: inLanguage(facts.orderAction('call-courier').label, language),
    cancelCall: inLanguage(facts.orderAction('cancel-courier').label, language),
    deleteWaybill: inLanguage(facts.orderAction('delete').label, language),
    clear: inLanguage(facts.orderAction('clear').label, language),
    waybillNumber,
    callNumber,
    ...text,
    noAuthText: fillPlaceholders(text.noAuthText, '', '', 'CDEKDelivery'),
    deleteRefused: fillPlaceholders(text.deleteRefused, waybillNumber),
    noteTrack: fillPlaceholders(text.noteTrack, waybillNumber),
    noteCalled: fillPlaceholders(text.noteCalled, callNumber, callUuid),
    noteCalledLate: fillPlaceholders(text.noteCalled, '', callUuid),
    noteDeleteRefused: fillPlaceholders(text.noteDeleteRefused, waybillNumber, ''),
    noteCallDeleted: fillPlaceholders(text.noteCallDeleted, callNumber),
    menu: menuWords(facts, language),
  };
}

const definition = define({
  words,
  factsFor: boxWords,
  props: {state: Object.keys(states) as StateName[], from: ['office', 'door']},
  examples: {
    sizes: {marks: 'sizes,sync'},
    created: {marks: 'number,print,note'},
    'courier-door': {state: 'courier', from: 'door'},
  },
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
