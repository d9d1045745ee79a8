import file from '../../facts/messages.json';
import {lookup} from './lookup';
import type {Message, MessageGroup, MessagesFile} from './shapes';

/** Every text that the plugin shows or throws. */
export const messages = file as MessagesFile;

/** A message by its id; throws UnknownFactError. */
export const message = lookup<Message>('message', 'facts/messages.json', () => messages.messages);

/** A group of messages by its id; throws UnknownFactError. */
export const messageGroup = lookup<MessageGroup>('message group', 'facts/messages.json', () => messages.groups);

/** Messages of a group, in the order of the file. */
export function messagesOf(group: string): Message[] {
  return messages.messages.filter((one) => one.group === group);
}
