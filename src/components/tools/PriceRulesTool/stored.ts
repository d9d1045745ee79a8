import {groups, type Rule, type Rules, type Stored} from './types';

/** What the plugin does without rules: the CDEK price unchanged. Source: CalculateDeliveryAction: __invoke. */
export function defaultRules(): Rules {
  const rule = (): Rule => ({to: null, type: 'percentage', value: 100});
  return {door: [rule()], office: [rule()]};
}

/**
 * Reads the setting as PHP does: `json_decode($setting, true) ?: default`.
 * Source: src/Actions/CalculateDeliveryAction.php: __invoke.
 */
export function readStored(json: string): Stored {
  const decoded = decode(json);

  if (isFalsy(decoded)) {
    return {kind: 'rules', lists: defaultRules()};
  }
  return isContainer(decoded)
    ? {kind: 'rules', lists: {door: member(decoded, 'door'), office: member(decoded, 'office')}}
    : {kind: 'breaks', reason: 'not-an-object'};
}

/** Rules of the editor as the setting that they are stored in. */
export function storedRules(rules: Rules): Stored {
  return {kind: 'rules', lists: rules};
}

/** `JSON.stringify` of src/Frontend/AdminSettings/components/DeliveryPrice.js, byte for byte. */
export function exportRules(rules: Rules): string {
  const [door, office] = groups.map((group) => rules[group].map(({to, type, value}) => ({to, type, value})));
  return JSON.stringify({door, office});
}

/** The value of JSON, undefined when it cannot be read (PHP: null). */
export function decode(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** `$value[$name] ?? null` for what JSON decodes to; null for everything that has no members. */
export function member(value: unknown, name: string): unknown {
  if (!isContainer(value) || !Object.hasOwn(value, name)) {
    return null;
  }
  const found = (value as Record<string, unknown>)[name];
  return found === undefined ? null : found;
}

/** Whether PHP sees an array: JSON lists and objects. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Values that `?:` of PHP replaces: nothing, 0, false, "", "0" and empty lists and objects. */
function isFalsy(value: unknown): boolean {
  return isContainer(value) ? Object.keys(value).length === 0 : !value || value === '0';
}
