import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  data,
  hooks,
  labels,
  logs,
  messages,
  requirements,
  settingFields,
  settings,
  tariffs,
  versions,
} from '../../src/facts';
import type {Entry, Field, Label} from '../../src/facts';
import {constraintsLine} from './extract/settings';
import type {FieldShape, ManualSide, TextShape} from './model';

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function defaultOf({type, default: value}: Field): string {
  if (type === 'checkbox') {
    return value === true || value === 'yes' ? 'on' : 'off';
  }
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? 'empty' : shown(value);
}

function fieldShape(section: string, field: Field): FieldShape {
  return {
    section,
    label: field.label.en,
    type: field.type === 'rules' ? 'hidden' : field.type,
    default: defaultOf(field),
    constraints: constraintsLine(field.constraints),
    options: (field.options ?? []).map(({label}) => label.en).join(', '),
    help: field.help,
  };
}

function fieldShapes(): Map<string, FieldShape> {
  const general = settings.sections.flatMap(({key, fields}) =>
    fields.map((one): [string, FieldShape] => [one.key, fieldShape(key, one)]),
  );
  const zone = settings.zone.fields.map((one): [string, FieldShape] => [`zone/${one.key}`, fieldShape('zone', one)]);
  return new Map([...general, ...zone]);
}

function labelText(file: string, id: string, label: Label): TextShape {
  return {text: label.en, place: `facts/${file}#${id}`, thrown: false};
}

function textShapes(): TextShape[] {
  const fields = [
    ...settings.sections,
    ...settingFields().filter(({key, label}) => label.en !== key),
    ...settings.priceRules.types,
  ];
  return [
    ...messages.messages.map(({id, text, kind}) => ({
      text: text.en.replace(/^\[CDEKDelivery\] /, ''),
      place: `facts/messages.json#${id}`,
      thrown: kind === 'exception',
    })),
    ...labels.labels.filter(({owner}) => owner === 'plugin').map(({id, label}) => labelText('labels.json', id, label)),
    ...fields.map(({id, label}) => labelText('settings.json', id, label)),
  ];
}

/** Names of the manual: what is in <angle brackets> is only known when the plugin runs. */
function named(pairs: readonly [name: string, value: string][]): Map<string, string> {
  return new Map(pairs.map(([name, value]) => [name.replaceAll(/<[^>]+>/g, '*'), value]));
}

const nameOnly = (names: readonly string[]): Map<string, string> => named(names.map((name) => [name, '']));

function requirementVersion({id}: Entry): [string, string][] {
  const found = requirements.requirements.find((one) => one.id === id);
  return found ? [[id, /\d+\.\d+/.exec(found.needed.en)?.[0] ?? 'not stated']] : [];
}

function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  return files.map((file) =>
    `/${file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '')}`.replace(/^\/intro$/, '/'),
  );
}

/** Files beside the facts that are about the comparison: what they name is not yet in the manual. */
const aboutDrift = new Set(['drift-allowed.json', 'sources.lock.json', 'sources-unclaimed.json']);

/** What the manual documents, from its facts and the names of its pages. */
export function manualSide(root: string): ManualSide {
  const folder = path.join(root, 'facts');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !aboutDrift.has(file));
  return {
    sections: new Map(settings.sections.map(({key, label}) => [key, label.en])),
    fields: fieldShapes(),
    tariffs: new Map(tariffs.tariffs.map(({id, name, mode, type}) => [id, {name: name.ru, mode, type}])),
    texts: textShapes(),
    logs: logs.entries.map(({id, level, text}) => ({
      text: `${level}: ${text.replaceAll(/\b[NX]\b/g, '*')}`,
      place: `facts/logs.json#${id}`,
      thrown: false,
    })),
    names: {
      'hook-fired': nameOnly([...hooks.fires, ...hooks.scheduled].map(({name}) => name)),
      'hook-heard': named(hooks.listens.map(({name, priority}) => [name, String(priority)])),
      meta: nameOnly([...data.orderMeta, ...data.lineMeta].flatMap(({key}) => key.split(', '))),
      rest: nameOnly(data.rest.map(({path: route}) => route.replace('/wp-json/', ''))),
      ajax: nameOnly(
        data.ajax.map(({path: route}) => route.replace('?wc-ajax=', 'wc-ajax ').replace('admin-ajax.php?action=', '')),
      ),
      environment: nameOnly(data.constants.map(({key}) => key).filter((key) => key.startsWith('CDEK_'))),
      session: nameOnly(data.session.map(({key}) => key)),
      file: nameOnly(data.files.map(({key}) => key)),
      host: nameOnly(data.hosts.map(({host}) => host.split('/')[0] ?? host)),
      requirement: new Map(['php', 'wordpress', 'woocommerce'].flatMap((id) => requirementVersion({id}))),
    },
    versions: versions.versions.map(({version}) => version),
    pages: pagesOf(path.join(root, 'docs')),
    everything: files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'),
  };
}
