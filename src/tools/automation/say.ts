import {fill} from '../common/say';
import type {Summary} from './scenario';
import type {AutomationWords} from './source';
import type {TimelineEvent} from './types';

/** An event of the timeline as a sentence. */
export function tellEvent(event: TimelineEvent, words: AutomationWords): string {
  return fill(words[`event.${event.key}`], {
    ...('status' in event && {status: words[`status.${event.status}`]}),
    ...('reason' in event && {reason: words[`reason.${event.reason}`]}),
    ...('attempt' in event && {attempt: event.attempt}),
    ...('runsAtSeconds' in event && {due: Math.floor(event.runsAtSeconds / 60)}),
  });
}

/** What the timeline comes to. */
export function tellVerdict({verdict}: Summary, words: AutomationWords): string {
  return fill(words[`verdict.${verdict.key}`], {
    ...verdict,
    ...('reason' in verdict && {reason: words[`reason.${verdict.reason}`]}),
  });
}
