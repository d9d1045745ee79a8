import {messageGroup, messages, messagesOf, type Message} from '../../../src/facts';
import {anchor, card, code, heading, list, prose, styled, text, type Block, type Inline, type Row} from '../mdast';
import {withEllipses} from '../placeholders';
import type {Voice} from '../words';

/** A text of the interface on one line, with an ellipsis where the plugin puts its own words. */
const onOneLine = (wording: string): string => withEllipses(wording.replaceAll(/\s*\n\s*/g, ' ').trim());

/** A message as the interface of the page's language shows it, on one line. */
export function messageText({text: wording}: Message, {language}: Voice): string {
  return onOneLine(wording[language] ?? wording.en);
}

function entry(message: Message, voice: Voice): Block[] {
  const {say, words, language} = voice;
  const shown = messageText(message, voice);
  const english = onOneLine(message.text.en);
  const row = (title: string, value: string | null): Row[] => (value === null ? [] : [[title, prose(value)]]);
  const rows: Row[] = [
    ...(english === shown ? [] : [[words.message.english, [code(english)]] satisfies Row]),
    ...(language === 'ru' && message.older
      ? [[words.message.older, [code(onOneLine(message.older))]] satisfies Row]
      : []),
    ...row(words.message.where, say(message.shownIn)),
    ...row(words.message.trigger, say(message.trigger)),
    ...row(words.message.cause, message.cause && say(message.cause)),
    ...row(words.message.fix, message.fix && say(message.fix)),
  ];
  return [styled(heading(3, message.id, code(shown)), 'facts-message'), card(rows)];
}

/** The messages of a group that a reader can meet, each with its anchor. */
export function messageGroupBlock(id: string, voice: Voice): Block[] {
  const group = messageGroup(id);
  const shown = messagesOf(id).filter(({reachable}) => reachable);
  return [heading(2, group.id, text(voice.say(group.title))), ...shown.flatMap((one) => entry(one, voice))];
}

/** The texts that the plugin has and never shows, each with the reason. */
export function unreachableMessages(voice: Voice): Block[] {
  const hidden = messages.messages.filter(({reachable}) => !reachable);
  const item = (one: Message): Inline[] => [
    anchor(one.id, code(messageText(one, voice))),
    ...(one.whyUnreachable ? [text(' — '), ...prose(voice.say(one.whyUnreachable))] : []),
  ];
  return [list(hidden.map(item))];
}

/** What stands before the texts of exceptions, and where the Russian texts are from. */
export function messageNotes({say}: Voice): Block[] {
  return [list([messages.prefix, ...(messages.notes ?? [])].map((note) => prose(say(note))))];
}
