import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pluginSide} from './plugin';
import {readPlugin} from './source';

const script = `import {__} from '@wordpress/i18n';

export const Map = () => <button>{__('Open the map', 'cdekdelivery')}</button>;
alert((0, i18n.__)('Built call', 'cdekdelivery'));
`;
const checkout = readPlugin(path.join(import.meta.dirname, 'fixtures', 'plugin'));
const source = {...checkout, files: new Map([...checkout.files, ['src/Frontend/Map/index.js', script] as const])};
const plugin = pluginSide(source);
const namesOf = (kind: keyof typeof plugin.names): string[] => [...plugin.names[kind].keys()];

function without(file: string, from: string, to = ''): () => unknown {
  const text = source.files.get(file) ?? '';
  return () => pluginSide({...source, files: new Map([...source.files, [file, text.replace(from, to)]])});
}

describe('pluginSide', () => {
  it('reads sections and fields in the order of the page, the branch that everyone sees', () => {
    expect([...plugin.sections]).toEqual([
      ['keys', 'Keys'],
      ['print', 'Print'],
    ]);
    expect([...plugin.fields.keys()]).toEqual(['secret', 'hidden', 'extra', 'ticked', 'paper', 'zone/zone_rules']);
    expect(plugin.fields.get('hidden')).toMatchObject({type: 'hidden', label: 'Hidden thing', section: 'keys'});
  });

  it('reads types, defaults, constraints, options and the place of the help', () => {
    expect(plugin.fields.get('secret')).toMatchObject({default: 'empty', constraints: 'required', help: 'tip'});
    expect(plugin.fields.get('extra')).toMatchObject({
      section: 'print',
      default: '2',
      constraints: 'min=0 step=1',
      help: 'none',
    });
    expect(plugin.fields.get('ticked')).toMatchObject({default: 'on', help: 'text'});
    expect(plugin.fields.get('paper')).toMatchObject({default: '0', options: 'A4, A5'});
    expect(plugin.fields.get('zone/zone_rules')).toMatchObject({section: 'zone', default: 'off'});
  });

  it('reads tariffs with the numbers behind the constants', () => {
    expect(plugin.tariffs.get('7')).toEqual({name: 'дверь-дверь', mode: 1, type: 1});
    expect(plugin.tariffs.get('136')).toEqual({name: 'склад-склад', mode: 4, type: 1});
  });

  it('reads texts of PHP, of scripts and of blocks, with their places, and marks thrown ones', () => {
    const texts = new Map(plugin.texts.map((one) => [one.text, one]));
    expect(texts.get('Unknown code *')).toEqual({text: 'Unknown code *', place: 'src/Loader.php:50', thrown: true});
    expect(texts.get('Choose a point')).toMatchObject({thrown: false});
    expect(texts.get('Error happened at *')).toBeDefined();
    expect(texts.get('Open the map')).toMatchObject({place: 'src/Frontend/Map/index.js:3'});
    expect(texts.get('Built call')).toBeDefined();
    expect(texts.get('Small map')).toBeDefined();
  });

  it('leaves the form’s own help to the field', () => {
    expect(plugin.texts.map(({text}) => text)).not.toContain('Where the key comes from');
  });

  it('reads the log, with a star for what changes', () => {
    expect(plugin.logs.map(({text}) => text)).toEqual(['debug: Page * of *']);
  });

  it('follows constants, properties, variables and methods to the names', () => {
    expect(namesOf('hook-fired')).toEqual(['shop_small_cdek_option', 'cdekdelivery_small', 'cdekdelivery_small-*']);
    expect([...plugin.names['hook-heard']]).toContainEqual(['shop_fields', '1090']);
    expect(namesOf('hook-heard')).not.toContain('cdekdelivery_small');
    expect(namesOf('ajax')).toEqual(['small_cdek-create', 'wc-ajax small_cdek_save']);
    expect(namesOf('meta').sort()).toEqual(['_series', '_tin', 'order_small']);
    expect(namesOf('rest')).toEqual(['small_cdek/cb', 'wc/store/v1/cart']);
    expect(namesOf('session')).toEqual(['official_cdek_point']);
    expect(namesOf('environment')).toEqual(['SMALL_API']);
    expect(namesOf('file')).toEqual(['wp-content/.small.php']);
    expect(namesOf('host')).toEqual(['cdek-it.github.io', 'api.example.org']);
  });

  it('reads requirements, constants and links to this site', () => {
    expect([...plugin.names.requirement]).toEqual([
      ['php', '7.4'],
      ['wordpress', '6.0'],
      ['woocommerce', '6.9'],
    ]);
    expect(plugin.config.get('RETRIES')).toBe('3');
    expect(plugin.links).toEqual(['/yandex']);
    expect(plugin.config.has('KEY_URL')).toBe(false);
  });

  it('stops when the code is not where it was', () => {
    expect(without('src/Traits/SettingsFields.php', '$this->form_fields', '$this->fields')).toThrow(
      /SettingsFields\.php: \$this->form_fields is no array of fields any more/,
    );
    expect(without('src/Model/Tariff.php', 'private const DATA', 'private const TABLE')).toThrow(
      /Tariff::DATA is no array of tariffs/,
    );
    expect(without('src/Loader.php', 'namespace Cdek {', 'namespace Cdek {{')).toThrow(
      /src\/Loader\.php: the PHP parser stopped/,
    );
  });
});
