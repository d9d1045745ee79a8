import type {Program} from '../php/program';
import {valueOf} from '../php/value';
import {mainFile, type PluginSource} from '../source';
import {asMap} from './arrays';

function header({files}: PluginSource, name: string): string {
  return new RegExp(`^\\s*\\*?\\s*${name}:\\s*(\\S+)`, 'm').exec(files.get(mainFile) ?? '')?.[1] ?? 'not stated';
}

/** Oldest versions that the plugin accepts: what → version without trailing zeros. */
export function requirementVersions(source: PluginSource, program: Program): Map<string, string> {
  const plugins = asMap(
    valueOf(program.constants.get('Loader::REQUIRED_PLUGINS'), {className: 'Loader', variables: new Map()}, program),
  );
  const woocommerce = asMap(plugins.get('WooCommerce') ?? null).get('version');
  const checked = typeof woocommerce === 'string' ? woocommerce : header(source, 'WC requires at least');
  return new Map([
    ['php', header(source, 'Requires PHP')],
    ['wordpress', header(source, 'Requires at least')],
    ['woocommerce', checked.replace(/^(\d+\.\d+)\.0$/, '$1')],
  ]);
}
