import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {answers, causes, type Checklist, logSigns} from './model';

export const emptyChecklist: Checklist = {answers: {}, log: 'not-read'};

/** The address of the answers: `zone=no`; nothing of what the reader typed for support. */
export function toQuery(checklist: Checklist): string {
  const writer = new AddressWriter('nodelivery').set('log', checklist.log, emptyChecklist.log);
  for (const cause of causes) {
    writer.set(cause, checklist.answers[cause] ?? '', '');
  }
  return writer.toString();
}

/** The answers of an address; never throws. */
export function fromQuery(query: string): FromAddress<Checklist> {
  const reader = new AddressReader('nodelivery', query);
  const checklist: Checklist = {answers: {}, log: reader.option('log', logSigns, emptyChecklist.log)};

  for (const cause of causes) {
    const value = reader.one(cause);
    const answer = value === undefined ? undefined : reader.pick(cause, value, answers);
    if (answer) {
      checklist.answers[cause] = answer;
    }
  }
  return reader.done(checklist);
}
