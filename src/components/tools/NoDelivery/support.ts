import {causes, type Checklist, diagnose} from './model';
import {redact, type Secret} from './redact';

/** What support asks for; free texts as typed or pasted. */
export const detailNames = [
  'plugin',
  'wordpress',
  'woocommerce',
  'php',
  'theme',
  'country',
  'city',
  'postcode',
  'parcel',
  'tariffs',
  'time',
  'log',
] as const;
export type Details = Partial<Record<(typeof detailNames)[number], string>>;

/** A line of the support text: a message key for the label and either a key or a plain text for the value. */
export type SupportLine =
  {label: string; valueKey: string} | {label: string; text: string} | {label: string; lines: string};

export interface SupportText {
  lines: SupportLine[];
  removed: Partial<Record<Secret, number>>;
}

const longestText = 200;
const longestLog = 6000;

/** The text for support: details, answers and diagnosis, with keys and personal data removed from every free text. */
export function buildSupportText(checklist: Checklist, details: Details): SupportText {
  const removed: SupportText['removed'] = {};
  const lines: SupportLine[] = [];

  for (const name of detailNames) {
    const cleaned = redact((details[name] ?? '').trim());
    for (const [kind, count] of Object.entries(cleaned.removed) as [Secret, number][]) {
      removed[kind] = (removed[kind] ?? 0) + count;
    }
    if (cleaned.text !== '') {
      lines.push(
        name === 'log'
          ? {label: 'detail-log', lines: shorten(cleaned.text, longestLog)}
          : {label: `detail-${name}`, text: shorten(cleaned.text.replace(/\s+/g, ' '), longestText)},
      );
    }
  }

  const {cause, unchecked} = diagnose(checklist);
  lines.push({label: 'log-sign', valueKey: `log-${checklist.log}`});
  for (const each of causes) {
    const answer = checklist.answers[each];
    if (answer) {
      lines.push({label: `question-${each}`, valueKey: `answer-${answer}`});
    }
  }
  lines.push({label: 'diagnosis', valueKey: cause ? `cause-${cause}` : 'cause-none'});
  if (cause && unchecked.length > 0) {
    lines.push({label: 'unchecked', text: unchecked.map((each) => causes.indexOf(each) + 1).join(', ')});
  }
  return {lines, removed};
}

/** The lines as one text; `word` gives the words of a message key in the reader's language. */
export function renderSupportText({lines}: SupportText, word: (key: string) => string): string {
  return lines
    .map((line) => {
      const label = word(line.label);
      if ('valueKey' in line) {
        return `${label}: ${word(line.valueKey)}`;
      }
      return 'lines' in line ? `${label}:\n${line.lines}` : `${label}: ${line.text}`;
    })
    .join('\n');
}

/** The end of a log matters, so its beginning is cut. */
function shorten(text: string, longest: number): string {
  return text.length > longest ? `…${text.slice(-longest)}` : text;
}
