import {is, shortName, walk} from '../php/nodes';
import {callsIn, placeOf, type CallSite} from '../php/places';
import type {Program} from '../php/program';
import {textOf, valueOf} from '../php/value';
import {asMap, entriesOf, isKnown, textArgument} from './arrays';

const metaFunctions: Readonly<Record<string, number>> = {
  get_meta: 0,
  update_meta_data: 0,
  add_meta_data: 0,
  delete_meta_data: 0,
  wc_get_order_item_meta: 1,
  wc_update_order_item_meta: 1,
  get_post_meta: 1,
  update_post_meta: 1,
};

function named(pairs: readonly (string | null)[]): Map<string, string> {
  return new Map(pairs.filter(isKnown).map((name) => [name, '']));
}

/** Constants of a class that are text: name → value. */
function constantsOf(program: Program, owner: string): Map<string, string> {
  const prefix = `${owner}::`;
  return new Map(
    [...program.constants]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, node]) => [
        name.slice(prefix.length),
        textOf(valueOf(node, {className: owner, variables: new Map()}, program)),
      ]),
  );
}

/** Items that a `foreach` runs over, for keys that are made of its variable. */
function loopValues(program: Program, template: string): string[] {
  const values: string[] = [];
  for (const {root} of program.files) {
    walk(root, (node, ancestors) => {
      if (is(node, 'foreach') && is(node.source, 'array')) {
        const items = [...(valueOf(node.source, placeOf(ancestors), program) as Map<string, unknown>).values()];
        const text = JSON.stringify(node.body, (key, value: unknown) => (key === 'loc' ? undefined : value)) ?? '';
        if (text.includes('"update_meta_data"')) {
          values.push(...items.filter((item): item is string => typeof item === 'string'));
        }
      }
    });
  }
  return values.map((value) => template.replace('*', value));
}

/** Keys of order and item meta. */
export function metaKeys(program: Program): Map<string, string> {
  const inCalls = program.files.flatMap(callsIn).flatMap((call): string[] => {
    const index = metaFunctions[call.name];
    const key = index === undefined ? null : textArgument(call, index, program);
    return isKnown(key) ? [key] : [];
  });
  const own = [...constantsOf(program, 'MetaKeys').values()];
  const aliases = asMap(
    valueOf(program.constants.get('ShippingItem::ALIASES'), {className: 'ShippingItem', variables: new Map()}, program),
  );
  const older = [...aliases.values()]
    .flatMap((names) => [...asMap(names).values()])
    .filter((name) => typeof name === 'string');
  const written = inCalls.filter((key) => !key.startsWith('official_cdek'));
  return named([...own, ...older, ...written.flatMap((key) => (key.includes('*') ? loopValues(program, key) : [key]))]);
}

/** Address of a Store API endpoint that the plugin extends, from the schema class that names it. */
function extendedEndpoint({args}: CallSite): string | null {
  const endpoint = entriesOf(args[0]).get('endpoint');
  const schema = is(endpoint, 'staticlookup') ? shortName(endpoint.what) : null;
  return schema === null ? null : `wc/store/v1/${schema.replace(/Schema$/, '').toLowerCase()}`;
}

/** REST routes of the plugin, and the Store API routes that it extends. */
export function restRoutes(program: Program): Map<string, string> {
  const calls = program.files.flatMap(callsIn);
  const own = calls
    .filter(({name}) => name === 'register_rest_route')
    .map((call) => `${textArgument(call, 0, program) ?? ''}${textArgument(call, 1, program) ?? ''}`);
  const extended = calls
    .filter(({name}) => name === 'woocommerce_store_api_register_endpoint_data')
    .map(extendedEndpoint);
  return named([...own, ...extended]);
}

/** The plugin's own names in the buyer's session. */
export function sessionKeys(program: Program): Map<string, string> {
  const calls = program.files
    .flatMap(callsIn)
    .filter(({name, receiver}) => receiver === 'session' && /^[gs]et$/.test(name));
  return named(calls.map((call) => textArgument(call, 0, program)).filter((key) => key?.startsWith('official_cdek')));
}

/** Where the plugin links to for help: this site. */
const documentation = 'https://cdek-it.github.io/wordpress/';

/** Constants of the plugin's configuration without its links to this site: name → value. */
export function configConstants(program: Program): Map<string, string> {
  return new Map([...constantsOf(program, 'Config')].filter(([, value]) => !value.startsWith(documentation)));
}

/** Files that the plugin writes into wp-content, from the constants that name them. */
export function writtenFiles(program: Program): Map<string, string> {
  const place = {className: null, variables: new Map()};
  const names = [...program.constants]
    .filter(([name]) => name.endsWith('FILE_NAME'))
    .map(([, node]) => valueOf(node, place, program));
  return named(names.map((name) => (typeof name === 'string' ? `wp-content/${name}` : null)));
}

/** Environment variables that the plugin reads. */
export function environmentNames(program: Program): Map<string, string> {
  const names: string[] = [];
  for (const {root} of program.files) {
    walk(root, (node) => {
      if (
        is(node, 'offsetlookup') &&
        is(node.what, 'variable') &&
        node.what.name === '_ENV' &&
        is(node.offset, 'string')
      ) {
        names.push(node.offset.value);
      }
    });
  }
  return named(names);
}

/** Web addresses in the code: host → the address. */
export function webHosts(program: Program): Map<string, string> {
  const hosts: [string, string][] = [];
  for (const {root} of program.files) {
    walk(root, (node) => {
      const url = is(node, 'string') ? /^https?:\/\/([^/?#]+)/.exec(node.value) : null;
      if (url?.[1]) {
        hosts.push([url[1], '']);
      }
    });
  }
  return new Map(hosts);
}

/** Links of the plugin to this site, as its paths. */
export function documentationLinks(program: Program): string[] {
  const links = [...constantsOf(program, 'Config').values()].filter((value) => value.startsWith(documentation));
  return links.map((link) => `/${link.slice(documentation.length).replace(/\/$/, '')}`);
}
