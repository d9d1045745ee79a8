import {nameKinds, type Difference, type ManualSide, type NameKind, type PluginSide} from '../model';
import {same} from './pattern';

function compareNames(
  kind: NameKind,
  plugin: ReadonlyMap<string, string>,
  manual: ReadonlyMap<string, string>,
): Difference[] {
  const undocumented = [...plugin.keys()].filter((name) => ![...manual.keys()].some((one) => same(one, name)));
  const gone = [...manual.keys()].filter((name) => ![...plugin.keys()].some((one) => same(one, name)));
  const changed = [...plugin].filter(([name, value]) => manual.has(name) && manual.get(name) !== value);
  return [
    ...undocumented.map((name): Difference => ({
      id: `${kind}:${name}`,
      what: 'missing in the manual',
      detail: plugin.get(name) ?? '',
    })),
    ...gone.map((name): Difference => ({
      id: `${kind}:${name}`,
      what: 'missing in the plugin',
      detail: manual.get(name) ?? '',
    })),
    ...changed.map(([name, value]): Difference => ({
      id: `${kind}:${name}`,
      what: 'changed',
      detail: `the manual has “${manual.get(name) ?? ''}”, the plugin “${value}”`,
    })),
  ];
}

/** Values that must not be copied into a list of explanations. */
const secret = /SECRET|CLIENT_ID|DEV_KEY/;

/** Constants whose values the facts never mention; the value is part of the name, so that a new one is a new difference. */
function unmentioned({config}: PluginSide, {everything}: ManualSide): Difference[] {
  const mentioned = (value: string): boolean =>
    value.length > 3 && everything.includes(value.replace(/^https?:\/\//, '').replace(/\/$/, ''));
  return [...config]
    .filter(([, value]) => !mentioned(value))
    .map(([name, value]) => ({
      id: secret.test(name) ? `config:${name}` : `config:${name}=${value}`,
      what: 'missing in the manual',
      detail: 'no fact mentions the value of this constant',
    }));
}

/** Names, constants, links to the documentation, the version itself. */
export function compareAllNames(plugin: PluginSide, manual: ManualSide): Difference[] {
  const {version, links} = plugin;
  const dead = links.filter((link) => !manual.pages.includes(link));
  const isNew = /^\d/.test(version) && !manual.versions.includes(version);
  return [
    ...nameKinds.flatMap((kind) => compareNames(kind, plugin.names[kind], manual.names[kind])),
    ...unmentioned(plugin, manual),
    ...dead.map((link): Difference => ({
      id: `link:${link}`,
      what: 'missing in the manual',
      detail: 'the plugin links to this page',
    })),
    ...(isNew
      ? [
          {
            id: `version:${version}`,
            what: 'missing in the manual',
            detail: 'versions.json does not know it',
          } satisfies Difference,
        ]
      : []),
  ];
}
