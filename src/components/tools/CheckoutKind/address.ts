import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {type Answers, editorAnswers, shopAnswers, statusAnswers} from './model';

export const noAnswers: Answers = {shop: null, status: null, editor: null};

/** The address of the answers. */
export function toQuery(answers: Answers): string {
  return new AddressWriter('checkout')
    .set('shop', answers.shop ?? '', '')
    .set('status', answers.status ?? '', '')
    .set('editor', answers.editor ?? '', '')
    .toString();
}

/** The answers of an address; never throws. */
export function fromQuery(query: string): FromAddress<Answers> {
  const reader = new AddressReader('checkout', query);
  return reader.done({
    shop: readAnswer(reader, 'shop', shopAnswers),
    status: readAnswer(reader, 'status', statusAnswers),
    editor: readAnswer(reader, 'editor', editorAnswers),
  });
}

function readAnswer<Answer extends string>(
  reader: AddressReader,
  key: string,
  known: readonly Answer[],
): Answer | null {
  const value = reader.one(key);
  return value === undefined ? null : (reader.pick(key, value, known) ?? null);
}
