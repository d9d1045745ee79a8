import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {FieldShape, ManualSide, NameKind, PluginSide} from '../model';
import {pluginSide} from '../plugin';
import {readPlugin} from '../source';
import {compare} from './index';

const plugin = pluginSide(readPlugin(path.join(import.meta.dirname, '..', 'fixtures', 'plugin')));

/** A manual that matches the plugin of the fixtures exactly. */
function faithful(): ManualSide {
  return {
    ...plugin,
    versions: ['9.8.7'],
    pages: ['/', '/yandex'],
    everything: 'small_cdek cdekdelivery_small api.example.org/v2',
  };
}

function idsAfter(change: (manual: ManualSide, side: PluginSide) => Partial<ManualSide>): [id: string, what: string][] {
  const manual = faithful();
  return compare(plugin, {...manual, ...change(manual, plugin)}).map(({id, what}) => [id, what]);
}

function withName(manual: ManualSide, kind: NameKind, names: Map<string, string>): Partial<ManualSide> {
  return {names: {...manual.names, [kind]: names}};
}

const retries = ['config:RETRIES=3', 'missing in the manual'];
const secret = ['config:TEST_CLIENT_SECRET', 'missing in the manual'];

describe('compare', () => {
  it('finds nothing but constants without a mention, secrets without their values', () => {
    expect(idsAfter(() => ({}))).toEqual([retries, secret]);
  });

  it('finds a field, a section and a tariff that the manual lacks or the plugin has dropped', () => {
    const ids = idsAfter(({fields, tariffs, sections}) => ({
      fields: new Map([...fields].filter(([key]) => key !== 'paper')),
      tariffs: new Map([...tariffs, ['999', {name: 'старый', mode: 1, type: 1}]]),
      sections: new Map([...sections, ['gone', 'Gone']]),
    }));
    expect(ids).toContainEqual(['setting:paper', 'missing in the manual']);
    expect(ids).toContainEqual(['tariff:999', 'missing in the plugin']);
    expect(ids).toContainEqual(['section:gone', 'missing in the plugin']);
  });

  it('finds each changed aspect of a field, and a new order', () => {
    const ids = idsAfter(({fields}) => {
      const extra = {...(fields.get('extra') as FieldShape), default: '0', label: 'Older label'};
      return {fields: new Map([...[...fields].reverse(), ['extra', extra]])};
    });
    expect(ids).toContainEqual(['setting:extra:default', 'changed']);
    expect(ids).toContainEqual(['setting:extra:label', 'changed']);
    expect(ids).toContainEqual(['setting:order', 'changed']);
  });

  it('takes a text with other placeholders for the same, and a text with other words for another', () => {
    const say = (text: string) => [{text, place: 'facts', thrown: false}];
    const ids = idsAfter(({texts}) => ({
      texts: [
        ...texts.filter(({text}) => !/Unknown|Choose/.test(text)),
        ...say('Unknown code %d'),
        ...say('Choose a pickup point'),
      ],
    }));
    expect(ids).toContainEqual(['text:Choose a point', 'missing in the manual']);
    expect(ids).toContainEqual(['text:Choose a pickup point', 'missing in the plugin']);
    expect(ids.map(([id]) => id)).not.toContain('text:Unknown code *');
  });

  it('does not match any text with a text of mere placeholders', () => {
    const ids = idsAfter(({texts}) => ({
      texts: [...texts.filter(({text}) => text !== 'Choose a point'), {text: '%s: %s', place: 'facts', thrown: false}],
    }));
    expect(ids).toContainEqual(['text:Choose a point', 'missing in the manual']);
  });

  it('compares names by pattern and by value', () => {
    const named = withName(
      faithful(),
      'hook-fired',
      new Map(
        [...plugin.names['hook-fired']]
          .filter(([name]) => !name.endsWith('*'))
          .concat([['cdekdelivery_small-tidy', '']]),
      ),
    );
    expect(idsAfter(() => named)).toEqual([retries, secret]);
    const heard = new Map([...plugin.names['hook-heard'], ['shop_fields', '10']]);
    expect(idsAfter((manual) => withName(manual, 'hook-heard', heard))).toContainEqual([
      'hook-heard:shop_fields',
      'changed',
    ]);
    expect(idsAfter((manual) => withName(manual, 'meta', new Map([['order_small', '']])))).toContainEqual([
      'meta:_tin',
      'missing in the manual',
    ]);
  });

  it('finds a link to a page that is gone and a version that nobody described', () => {
    expect(idsAfter(() => ({pages: ['/']}))).toContainEqual(['link:/yandex', 'missing in the manual']);
    expect(idsAfter(() => ({versions: ['9.8.6']}))).toContainEqual(['version:9.8.7', 'missing in the manual']);
  });
});
