import * as facts from '../../../src/facts';
import type {Label} from '../../../src/facts';
import {addressOf, type Kind} from '../addresses';
import {labelNodes, labelText, type Explained} from '../labels';
import {code, link, text, type Inline} from '../mdast';
import type {Wording} from '../words';
import {datumName} from '../blocks/data';
import {messageText} from '../blocks/messages';

/** What a quote is made from. */
export interface Quote extends Wording {
  /** Value of the one attribute. */
  id: string;
  /** Content between the tags; empty for a self-closing one. */
  children: Inline[];
  /** Path of the file that quotes. */
  file: string;
  explained: Explained;
}

interface QuoteKind {
  /** Name of the attribute that names the fact. */
  attribute: 'id' | 'code' | 'number';
  /** Whether words between the tags replace the name: terms are declined in Russian. */
  wordable?: boolean;
  quote: (quote: Quote) => Inline[];
}

const linked = (kind: Kind, {id, file}: Quote, ...children: Inline[]): Inline =>
  link(addressOf(kind, id, file), ...children);

const labelled = (kind: Kind, label: Label, quote: Quote): Inline[] =>
  labelNodes(label, quote, quote.explained, (node) => linked(kind, quote, node));

function tariffName(quote: Quote): Inline[] {
  const {code: number, name} = facts.tariff(quote.id);
  const {quoteOpen, quoteClose} = quote.words;
  return [linked('tariff', quote, text(`${number} ${quoteOpen}${quote.localize(name)}${quoteClose}`))];
}

/** The components that name a fact within a sentence. */
export const quotes: Readonly<Record<string, QuoteKind>> = {
  Setting: {attribute: 'id', quote: (quote) => labelled('setting', facts.setting(quote.id).label, quote)},
  Section: {attribute: 'id', quote: (quote) => labelled('section', facts.section(quote.id).label, quote)},
  PriceRule: {attribute: 'id', quote: (quote) => labelled('priceRule', facts.priceRule(quote.id).label, quote)},
  Action: {attribute: 'id', quote: (quote) => labelled('action', facts.orderAction(quote.id).label, quote)},
  Label: {attribute: 'id', quote: (quote) => labelNodes(facts.label(quote.id).label, quote, quote.explained)},
  Tariff: {attribute: 'code', quote: tariffName},
  Message: {
    attribute: 'id',
    quote: (quote) => [linked('message', quote, code(messageText(facts.message(quote.id), quote)))],
  },
  Hook: {attribute: 'id', quote: (quote) => [linked('hook', quote, code(facts.hook(quote.id).name))]},
  Datum: {attribute: 'id', quote: (quote) => [linked('datum', quote, ...datumName(facts.datum(quote.id), quote))]},
  LogEntry: {attribute: 'id', quote: (quote) => [linked('log', quote, code(facts.logEntry(quote.id).text))]},
  Status: {
    attribute: 'id',
    quote: (quote) => [linked('status', quote, code(labelText(facts.orderStatus(quote.id).label, quote)))],
  },
  SentField: {attribute: 'id', quote: (quote) => [linked('sent', quote, code(facts.sentField(quote.id).field))]},
  Version: {
    attribute: 'number',
    quote: ({id, file}) => {
      const {version, id: at} = facts.version(id);
      return [link(addressOf('version', at, file), text(version))];
    },
  },
  Term: {
    attribute: 'id',
    wordable: true,
    quote: (quote) => {
      const word = facts.term(quote.id)[quote.language];
      return [linked('term', quote, ...(quote.children.length > 0 ? quote.children : [text(word)]))];
    },
  },
};
