import {settings, type PriceRuleType, type Text} from '../../../src/facts';
import {labelHeading} from '../labels';
import {code, codeBlock, heading, list, paragraph, prose, text, type Block} from '../mdast';
import type {Wording} from '../words';
import {watchBlocks} from './fields';

const json = (value: unknown): Block => codeBlock('json', JSON.stringify(value, null, 2));

/** How the price rules work: types, choice, order of computing, editor, stored shape. */
export function priceRules(wording: Wording): Block[] {
  const {types, choice, order, editor, watch, format, example, default: initial} = settings.priceRules;
  const {localize, words} = wording;
  const notes = (texts: Text[], ordered = false): Block =>
    list(
      texts.map((note) => prose(localize(note))),
      {ordered},
    );
  const type = ({id, value, label, does}: PriceRuleType): Block[] => [
    heading(4, id, text(labelHeading(label, wording))),
    paragraph([code(value), text(' — '), ...prose(localize(does))]),
  ];
  return [
    heading(3, 'price-rule-types', text(words.rules.types)),
    ...types.flatMap(type),
    paragraph([text(`${words.rules.default}: `), ...prose(localize(initial))]),
    heading(3, 'price-rule-choice', text(words.rules.choice)),
    notes(choice),
    heading(3, 'price-rule-order', text(words.rules.order)),
    notes(order, true),
    ...watchBlocks(watch, wording),
    heading(3, 'price-rule-editor', text(words.rules.editor)),
    notes(editor),
    heading(3, 'price-rule-format', text(words.rules.format)),
    json(format),
    paragraph([text(`${words.rules.example}:`)]),
    json(example),
  ];
}
