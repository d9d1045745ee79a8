import {dataKinds, hookKinds, nearest} from '../../../src/facts';
import type {Block} from '../mdast';
import type {Wording} from '../words';
import {dataList} from './data';
import {glossaryList} from './glossary';
import {hookList} from './hooks';
import {logTable} from './logs';
import {messageGroupBlock, messageNotes, unreachableMessages} from './messages';
import {factNotes, notedFiles} from './notes';
import {orderActions, orderStatuses, sentFields} from './orders';
import {priceRules} from './priceRules';
import {compatibilityTable, limitTable, requirementTable} from './requirements';
import {settingsNotes, settingsSection, zoneSettings} from './settings';
import {tariffNotes, tariffTable} from './tariffs';
import {versionList} from './versions';

interface BlockKind {
  /** The one attribute of the component, if it has one. */
  attribute?: 'id' | 'kind' | 'of';
  expand: (wording: Wording, value: string) => Block[];
}

function oneOf<K extends string>(value: string, known: readonly K[], what: string): K {
  const found = known.find((one) => one === value);
  if (found === undefined) {
    throw new Error(`${what} “${value}” is unknown; nearest: ${nearest(value, known).join(', ')}.`);
  }
  return found;
}

/** The components that expand into entries of the reference. */
export const blocks: Readonly<Record<string, BlockKind>> = {
  SettingsNotes: {expand: settingsNotes},
  SettingsSection: {attribute: 'id', expand: (wording, id) => settingsSection(id, wording)},
  ZoneSettings: {expand: zoneSettings},
  PriceRules: {expand: priceRules},
  TariffNotes: {expand: tariffNotes},
  TariffTable: {expand: tariffTable},
  MessageNotes: {expand: messageNotes},
  MessageGroup: {attribute: 'id', expand: (wording, id) => messageGroupBlock(id, wording)},
  UnreachableMessages: {expand: unreachableMessages},
  HookList: {attribute: 'kind', expand: (wording, kind) => hookList(oneOf(kind, hookKinds, 'kind of hooks'), wording)},
  DataList: {attribute: 'kind', expand: (wording, kind) => dataList(oneOf(kind, dataKinds, 'kind of data'), wording)},
  FactNotes: {attribute: 'of', expand: (wording, of) => factNotes(oneOf(of, notedFiles, 'file with notes'), wording)},
  LogTable: {expand: logTable},
  OrderActions: {expand: orderActions},
  OrderStatuses: {expand: orderStatuses},
  SentFields: {expand: sentFields},
  RequirementTable: {expand: requirementTable},
  CompatibilityTable: {expand: compatibilityTable},
  LimitTable: {expand: limitTable},
  VersionList: {expand: versionList},
  GlossaryList: {expand: glossaryList},
};
