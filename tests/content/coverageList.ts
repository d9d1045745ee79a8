import {pageOf, type Kind} from '../../remark/fact-quotes/addresses';
import * as facts from '../../src/facts';
import type {Entry} from '../../src/facts';

export interface Documented {
  kind: Kind;
  id: string;
  /** Page of the reference, from the folder of the docs. */
  page: string;
}

function all(kind: Kind, entries: readonly Entry[]): Documented[] {
  return entries.map(({id}) => ({kind, id, page: pageOf(kind).slice(1)}));
}

const {requirements, orders, messages, settings, versions} = facts;

/** Every fact that a reader can meet: each must have its anchor in both languages. */
export const documented: readonly Documented[] = [
  ...all('section', settings.sections),
  ...all('setting', facts.settingFields()),
  ...all('priceRule', settings.priceRules.types),
  ...all('tariff', facts.tariffs.tariffs),
  ...all('message', messages.messages),
  ...all('hook', facts.allHooks()),
  ...all('datum', facts.allData()),
  ...all('log', facts.logs.entries),
  ...all('status', orders.statuses),
  ...all('action', orders.actions),
  ...all('sent', orders.sent),
  ...all('requirement', [...requirements.requirements, ...requirements.compatibility, ...requirements.limits]),
  ...all(
    'version',
    versions.versions.map(({version}) => ({id: facts.versionId(version)})),
  ),
  ...all('term', facts.glossary.terms),
];
