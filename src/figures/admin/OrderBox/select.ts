import type {Language} from '../../../facts';
import {menuWords} from '../../build/menu';
import {fill, labelsOf, messagesOf, oneOf, shown} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';
import {states, type StateName} from './states';

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
    sync: shown(facts.orderAction('create').label, language),
    printWaybill: shown(facts.orderAction('print-waybill').label, language),
    printBarcode: shown(facts.orderAction('print-barcode').label, language),
    callCourier: shown(facts.orderAction('call-courier').label, language),
    cancelCall: shown(facts.orderAction('cancel-courier').label, language),
    deleteWaybill: shown(facts.orderAction('delete').label, language),
    clear: shown(facts.orderAction('clear').label, language),
    waybillNumber,
    callNumber,
    ...text,
    noAuthText: fill(text.noAuthText, '', '', 'CDEKDelivery'),
    deleteRefused: fill(text.deleteRefused, waybillNumber),
    noteTrack: fill(text.noteTrack, waybillNumber),
    noteCalled: fill(text.noteCalled, callNumber, callUuid),
    noteCalledLate: fill(text.noteCalled, '', callUuid),
    noteDeleteRefused: fill(text.noteDeleteRefused, waybillNumber, ''),
    noteCallDeleted: fill(text.noteCallDeleted, callNumber),
    menu: {...menuWords(facts, language)},
  };
}

/** What the order box takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', Object.keys(states) as StateName[], 'sizes');
  oneOf(attributes, 'from', ['office', 'door'], 'office');
  return boxWords(facts, language);
}
