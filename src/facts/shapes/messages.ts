import * as z from 'zod';
import {annotated, entry, id, linkedText, needs, orNull, snapshot, some, sourcedEntry, text, words} from './common';

const message = sourcedEntry
  .extend({
    group: id,
    /** Exactly as in the code; `ru` is null when no official Russian is known. */
    text: z.strictObject({en: words, ru: orNull(z.string())}),
    /** Russian wording of an older version. */
    older: orNull(z.string()).optional(),
    kind: z.enum(['validation', 'button', 'label', 'error', 'notice', 'note', 'exception', 'log']),
    shownIn: text,
    /** False for texts that the plugin has but can never show. */
    reachable: z.boolean(),
    whyUnreachable: text.optional(),
    trigger: text,
    cause: orNull(text),
    fix: orNull(linkedText),
  })
  .check(needs('whyUnreachable', ({reachable}) => !reachable));
export type Message = z.infer<typeof message>;

const messageGroup = entry.extend({title: text});
export type MessageGroup = z.infer<typeof messageGroup>;

/** Every text that the plugin shows or throws. */
export const messagesFile = snapshot.extend({
  ...annotated.shape,
  prefix: text,
  groups: some(messageGroup),
  messages: some(message),
});
export type MessagesFile = z.infer<typeof messagesFile>;
