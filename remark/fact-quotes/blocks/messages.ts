import {messageGroup, messages, messagesOf, type Message} from '../../../src/facts';
import {anchor, card, code, heading, list, prose, styled, text, type Block, type Row} from '../mdast';
import {withEllipses} from '../placeholders';
import type {Wording} from '../words';

/** A text of the interface on one line, with an ellipsis where the plugin puts its own words. */
const onOneLine = (wording: string): string => withEllipses(wording.replaceAll(/\s*\n\s*/g, ' ').trim());

/** A message as the interface of the page's language shows it, on one line. */
export function messageText({text: wording}: Message, {language}: Wording): string {
  return onOneLine(wording[language] ?? wording.en);
}

function entry(message: Message, wording: Wording): Block[] {
  const {localize, words, language} = wording;
  const shown = messageText(message, wording);
  const english = onOneLine(message.text.en);
  const row = (title: string, value: string | null): Row[] => (value === null ? [] : [[title, prose(value)]]);
  const rows: Row[] = [
    ...(english === shown ? [] : [[words.message.english, [code(english)]] satisfies Row]),
    ...(language === 'ru' && message.older
      ? [[words.message.older, [code(onOneLine(message.older))]] satisfies Row]
      : []),
    ...row(words.message.where, localize(message.shownIn)),
    ...row(words.message.trigger, localize(message.trigger)),
    ...row(words.message.cause, message.cause && localize(message.cause)),
    ...row(words.message.fix, message.fix && localize(message.fix)),
  ];
  return [styled(heading(3, message.id, code(shown)), 'facts-message'), card(rows)];
}

/** The messages of a group that a reader can meet, each with its anchor. */
export function messageGroupBlock(id: string, wording: Wording): Block[] {
  const group = messageGroup(id);
  const shown = messagesOf(id).filter(({reachable}) => reachable);
  return [heading(2, group.id, text(wording.localize(group.title))), ...shown.flatMap((one) => entry(one, wording))];
}

/** The texts that the plugin has and never shows; the reasons, which help no reader, stay in the facts. */
export function unreachableMessages(wording: Wording): Block[] {
  const hidden = messages.messages.filter(({reachable}) => !reachable);
  return [list(hidden.map((one) => [anchor(one.id, code(messageText(one, wording)))]))];
}

/** What comes before the texts of exceptions, and where the Russian texts are from. */
export function messageNotes({localize}: Wording): Block[] {
  return [list([messages.prefix, ...(messages.notes ?? [])].map((note) => prose(localize(note))))];
}
