import {versionId, versions, type Language} from '../../../src/facts';
import {heading, list, paragraph, prose, strong, text, type Block} from '../mdast';
import type {Wording} from '../words';

function dateText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}

/** What each version changed, newest first. */
export function versionList({language, localize, words}: Wording): Block[] {
  return versions.versions.flatMap(({version, date, changes, advice}): Block[] => [
    heading(2, versionId(version), text(version)),
    paragraph([text(date === null ? words.version.undated : dateText(date, language))]),
    list(changes.map((change) => prose(localize(change)))),
    ...(advice ? [paragraph([strong(text(`${words.field.watch}: `)), ...prose(localize(advice))])] : []),
  ]);
}
