import {settings, type PriceRuleType, type Text} from '../../../src/facts';
import {labelHeading} from '../labels';
import {code, codeBlock, heading, list, paragraph, prose, text, type Block} from '../mdast';
import type {Voice} from '../words';
import {watchBlocks} from './fields';

const json = (value: unknown): Block => codeBlock('json', JSON.stringify(value, null, 2));

/** How the price rules work: types, choice, order of computing, editor, stored shape. */
export function priceRules(voice: Voice): Block[] {
  const {types, choice, order, editor, watch, format, example, default: initial} = settings.priceRules;
  const {say, words} = voice;
  const notes = (texts: Text[], ordered = false): Block =>
    list(
      texts.map((note) => prose(say(note))),
      {ordered},
    );
  const type = ({id, value, label, does}: PriceRuleType): Block[] => [
    heading(4, id, text(labelHeading(label, voice))),
    paragraph([code(value), text(' — '), ...prose(say(does))]),
  ];
  return [
    heading(3, 'price-rule-types', text(words.rules.types)),
    ...types.flatMap(type),
    paragraph([text(`${words.rules.default}: `), ...prose(say(initial))]),
    heading(3, 'price-rule-choice', text(words.rules.choice)),
    notes(choice),
    heading(3, 'price-rule-order', text(words.rules.order)),
    notes(order, true),
    ...watchBlocks(watch, voice),
    heading(3, 'price-rule-editor', text(words.rules.editor)),
    notes(editor),
    heading(3, 'price-rule-format', text(words.rules.format)),
    json(format),
    paragraph([text(`${words.rules.example}:`)]),
    json(example),
  ];
}
