import type {IndexFile} from '../../plugins/search/engine/indexFile';
import {recordsOf, type SearchRecord} from '../../plugins/search/engine/records';
import {titleOf} from '../../plugins/search/engine/titles';
import {UserError} from '../cli';

/** A record of the embedded engine as it is sent to the provider. */
export interface HostedRecord extends SearchRecord {
  /** Heading of the section itself: the provider cannot select it from the hierarchy by the type. */
  title: string;
}

/** Size of a value as the provider counts it: bytes of its compact JSON in UTF-8. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Bytes reserved for “~” and the number of the part in the id of a split record. */
const partSuffixBytes = 5;

/** The text in parts of at most `limit` bytes; sentences stay whole, and a word longer than that is its own part. */
function splitText(text: string, limit: number): string[] {
  const sentences = text.split(/(?<=[.!?…]) /);
  const pieces = sentences.flatMap((sentence) => (bytesOf(sentence) > limit ? sentence.split(' ') : [sentence]));
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.pop();
    const joined = last === undefined ? piece : `${last} ${piece}`;
    parts.push(...(last === undefined || bytesOf(joined) <= limit ? [joined] : [last, piece]));
  }
  return parts;
}

function splitRecord(record: HostedRecord, limit: number): HostedRecord[] {
  if (bytesOf(record) < limit || record.content === null) {
    return [record];
  }
  const textLimit = limit - 1 - bytesOf({...record, content: ''}) - partSuffixBytes + bytesOf('');
  return splitText(record.content, textLimit).map((content, index) => {
    return {...record, objectID: record.objectID + (index === 0 ? '' : `~${index + 1}`), content};
  });
}

/**
 * The records of all languages, each smaller than `limit` bytes. A section with more text is split into several
 * records with the same `url`, of which the provider's `distinct` shows one.
 * @throws UserError naming the records that stay too large
 */
export function hostedRecords(files: readonly IndexFile[], limit: number): HostedRecord[] {
  const sections = files.flatMap(recordsOf).map((record): HostedRecord => ({...record, title: titleOf(record)}));
  const split = sections.map((section) => splitRecord(section, limit));
  const tooLarge = sections.filter((_, index) => split[index]?.some((record) => bytesOf(record) >= limit));
  if (tooLarge.length > 0) {
    const list = tooLarge.map((record) => `  ${record.objectID}: ${bytesOf(record)} bytes`).join('\n');
    throw new UserError(
      `Records of ${limit} bytes or more that cannot be split:\n${list}\n` +
        'Shorten their headings, aliases or longest words, or raise --record-limit to what your plan allows.',
    );
  }
  return split.flat();
}
