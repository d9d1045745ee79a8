import type {IndexFile} from '../../plugins/search/engine/indexFile';
import {recordsOf, type SearchRecord} from '../../plugins/search/engine/records';
import {titleOf} from '../../plugins/search/engine/titles';
import {Failure} from '../cli';

/** A record of the embedded engine as the provider gets it. */
export interface HostedRecord extends SearchRecord {
  /** Heading of the section itself, which the provider cannot pick out of the hierarchy by the type. */
  title: string;
}

/** A record that was too large, and in how many parts it goes. */
export interface SplitRecord {
  objectID: string;
  bytes: number;
  parts: number;
}

export interface FittedRecords {
  records: HostedRecord[];
  split: SplitRecord[];
}

/** Size of a value as the provider counts it: bytes of its compact JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Room for the number of a part in its id. */
const partNumberBytes = 5;

/** Sentences; a sentence that fits nowhere falls into its words. */
function piecesOf(text: string, room: number): string[] {
  const sentences = text.split(/(?<=[.!?…]) /);
  return sentences.flatMap((sentence) => (bytesOf(sentence) > room ? sentence.split(' ') : [sentence]));
}

/** The text in parts of at most `room` bytes; null when one word is larger than that. */
function partsOf(text: string, room: number): string[] | null {
  const parts: string[] = [];
  let current = '';
  for (const piece of piecesOf(text, room)) {
    const longer = current === '' ? piece : `${current} ${piece}`;
    if (bytesOf(longer) <= room) {
      current = longer;
    } else if (bytesOf(piece) <= room) {
      parts.push(current);
      current = piece;
    } else {
      return null;
    }
  }
  return [...parts, current];
}

/** The record in parts that are smaller than the limit; null when its text is not what makes it large. */
function fit(record: HostedRecord, limit: number): HostedRecord[] | null {
  if (bytesOf(record) < limit) {
    return [record];
  }
  const room = limit - 1 - bytesOf({...record, content: ''}) - partNumberBytes + bytesOf('');
  const parts = record.content === null ? null : partsOf(record.content, room);
  return (
    parts?.map((content, index) => ({
      ...record,
      objectID: index === 0 ? record.objectID : `${record.objectID}~${index + 1}`,
      content,
    })) ?? null
  );
}

/**
 * The records of all languages, each smaller than the limit. A section with too much text goes in parts, which the
 * provider's `distinct` shows as one; the first part keeps the id of the section.
 * @param limit bytes
 * @throws Failure naming the records that cannot be split
 */
export function hostedRecords(files: readonly IndexFile[], limit: number): FittedRecords {
  const whole = files.flatMap(recordsOf).map((record): HostedRecord => ({...record, title: titleOf(record)}));
  const fitted = whole.map((record) => ({record, parts: fit(record, limit)}));
  const tooLarge = fitted.filter(({parts}) => parts === null).map(({record}) => record);
  if (tooLarge.length > 0) {
    const list = tooLarge.map((record) => `  ${record.objectID}: ${bytesOf(record)} bytes`).join('\n');
    throw new Failure(
      `Records over ${limit} bytes that cannot be split, because it is not their text that is long:\n${list}\n` +
        'Shorten their headings and aliases, or raise --record-limit to what your plan takes.',
    );
  }
  return {
    records: fitted.flatMap(({parts}) => parts ?? []),
    split: fitted.flatMap(({record, parts}) =>
      parts !== null && parts.length > 1
        ? [{objectID: record.objectID, bytes: bytesOf(record), parts: parts.length}]
        : [],
    ),
  };
}
