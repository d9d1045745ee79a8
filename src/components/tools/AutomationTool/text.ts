import {fill} from '../common/text';
import type {Summary} from './scenario';
import type {Words} from './definition';
import type {TimelineEvent} from './types';

/** An event of the timeline as a sentence. */
export function formatEvent(event: TimelineEvent, words: Words): string {
  return fill(words[`event.${event.key}`], {
    ...('status' in event && {status: words[`status.${event.status}`]}),
    ...('reason' in event && {reason: words[`reason.${event.reason}`]}),
    ...('attempt' in event && {attempt: event.attempt}),
    ...('runsAtSeconds' in event && {due: Math.floor(event.runsAtSeconds / 60)}),
  });
}

/** The result of the timeline as a sentence. */
export function formatVerdict({verdict}: Summary, words: Words): string {
  return fill(words[`verdict.${verdict.key}`], {
    ...verdict,
    ...('reason' in verdict && {reason: words[`reason.${verdict.reason}`]}),
  });
}
