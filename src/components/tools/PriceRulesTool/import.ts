import {isNumeric} from '../common/php';
import {checkRules} from './check';
import {decode, defaultRules, isContainer, member} from './stored';
import {type Group, groups, type Issue, type Rule, type Rules, type RuleType, ruleTypes} from './types';

export interface Imported {
  /** The rules that can be edited; null when there is nothing to edit. */
  rules: Rules | null;
  issues: Issue[];
}

/** Reads the JSON of the setting for editing; never throws, and reports how the plugin treats unusual values. */
export function importRules(json: string): Imported {
  if (json.trim() === '') {
    return {rules: defaultRules(), issues: [{key: 'empty'}]};
  }

  const decoded = decode(json);
  if (decoded === undefined) {
    return {rules: null, issues: [{key: 'not-json'}]};
  }
  if (!isContainer(decoded)) {
    // Empty values count as the default, the others stop PHP: CalculateDeliveryAction::__invoke writes into them.
    const harmless = !decoded || decoded === '0';
    return {rules: harmless ? defaultRules() : null, issues: [{key: harmless ? 'empty' : 'breaks-checkout'}]};
  }
  if (Object.keys(decoded).length === 0) {
    return {rules: defaultRules(), issues: [{key: 'empty'}]};
  }
  return readLists(decoded);
}

function readLists(decoded: object): Imported {
  const issues: Issue[] = Object.keys(decoded)
    .filter((name) => !groups.some((group) => group === name))
    .map((name) => ({key: 'extra-list', name}));

  const rules: Rules = {door: [], office: []};
  for (const group of groups) {
    const list = member(decoded, group);

    if (list === null) {
      issues.push({key: 'list-missing', group});
    } else if (isContainer(list)) {
      rules[group] = Object.values(list).flatMap((rule, index) => readRule(rule, group, index, issues) ?? []);
    } else {
      issues.push({key: 'list-breaks', group});
    }
  }

  const missing = (issue: Issue) => issue.key === 'list-empty' && member(decoded, issue.group) === null;
  return {rules, issues: [...issues, ...checkRules(rules).filter((issue) => !missing(issue))]};
}

function readRule(raw: unknown, group: Group, rule: number, issues: Issue[]): Rule | undefined {
  if (!isContainer(raw)) {
    issues.push({key: typeof raw === 'string' ? 'rule-breaks' : 'rule-not-an-object', group, rule});
    return undefined;
  }

  const type = member(raw, 'type');
  const found = ruleTypes.find((known) => known === type);
  if (!found) {
    issues.push({key: 'unknown-type', group, rule, found: show(type)});
    return undefined;
  }

  for (const name of Object.keys(raw)) {
    if (!['to', 'type', 'value'].includes(name)) {
      issues.push({key: 'extra-key', group, rule, name});
    }
  }
  return {to: readThreshold(raw, group, rule, issues), type: found, value: readValue(raw, found)};
}

function readThreshold(raw: object, group: Group, rule: number, issues: Issue[]): number | null {
  const to = member(raw, 'to');

  if (!Object.hasOwn(raw, 'to')) {
    issues.push({key: 'threshold-missing', group, rule});
  }
  if (to === null || isNumeric(to)) {
    return to === null ? null : Number(to);
  }
  issues.push({key: 'threshold-not-a-number', group, rule, found: show(to)});
  return null;
}

/** Numbers and texts as they are: the editor stores a typed number as a text. */
function readValue(raw: object, type: RuleType): number | string {
  const value = member(raw, 'value');
  if (typeof value === 'number' || typeof value === 'string') {
    return value;
  }
  return type === 'free' ? 100 : show(value);
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
