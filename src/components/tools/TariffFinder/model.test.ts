import {describe, expect, it} from 'vitest';
import {tariff, tariffs} from '@site/src/facts/tariffs';
import {readCases} from '../common/readCases.fixture';
import {
  type FinderQuery,
  findTariffs,
  notesOn,
  notesOnAll,
  type ServiceCode,
  servicesFor,
  type ServiceSwitches,
} from './model';
import {nameAtCheckout} from './names';

type Given =
  | {kind: 'tariff'; code: number}
  | ({kind: 'find'} & FinderQuery)
  | ({kind: 'services'; code: number} & ServiceSwitches)
  | {kind: 'name'; setting: string; code: number; cdekName: string};
type Recorded = number[] | ServiceCode[] | string | Record<string, unknown>;

const {source, cases} = readCases<Given, Recorded>('TariffFinder');

function answer(given: Given): unknown {
  switch (given.kind) {
    case 'tariff': {
      const {from, to, needsPoint, type, mode} = tariff(given.code);
      // Tariff::listOfficeDeliveryModes decides about the map, by the mode that CDEK returns.
      return {from, to, needsPoint, type, mode, mapShown: [2, 4, 6, 7, 9, 10].includes(mode)};
    }
    case 'find':
      return findTariffs(tariffs.tariffs, given).map(({code}) => code);
    case 'services':
      return servicesFor(tariff(given.code), given);
    case 'name':
      return nameAtCheckout(given.setting, given.code, given.cdekName).name;
  }
}

describe('against the plugin', () => {
  it('equals what the PHP of the plugin answers, case by case', () => {
    expect(source.commit).toBe('6d92f88');
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const {in: given, out} of cases) {
      expect(answer(given), JSON.stringify(given)).toEqual(out);
    }
  });

  it('knows every tariff of the plugin and no other', () => {
    const recorded = cases.flatMap(({in: given}) => (given.kind === 'tariff' ? [given.code] : []));
    expect(tariffs.tariffs.map(({code}) => code)).toEqual(recorded);
  });
});

describe('the finder', () => {
  it('finds parcels from office to locker for an online store', () => {
    const found = findTariffs(tariffs.tariffs, {from: 'office', to: 'locker', contract: 'shop'});
    expect(found.map(({code}) => code)).toEqual([368, 378, 486, 498]);
  });

  it('finds groupage only for ordinary delivery', () => {
    const found = findTariffs(tariffs.tariffs, {from: 'any', to: 'any', contract: 'delivery'});
    expect(found.map(({code}) => code)).toEqual([748, 749, 750, 751]);
    expect(notesOn(tariff(749))).toEqual([
      'courier-collects',
      'courier-number',
      'map-shows-all-points',
      'rules-office',
      'no-services',
      'no-items',
    ]);
  });

  it('lists each note once, with the tariffs that it applies to', () => {
    const found = findTariffs(tariffs.tariffs, {from: 'office', to: 'any', contract: 'any'});
    const notes = notesOnAll(found);
    expect(new Set(notes.map(({key}) => key)).size).toBe(notes.length);
    const codesTo = (isDoor: boolean) => found.filter(({to}) => (to === 'door') === isDoor).map(({code}) => code);
    expect(codesTo(false)).toEqual(expect.arrayContaining([368, 378, 486, 498]));
    expect(notes.find(({key}) => key === 'rules-office')?.codes).toEqual(codesTo(false));
    expect(notes.find(({key}) => key === 'rules-door')?.codes).toEqual(codesTo(true));
    expect(notes.find(({key}) => key === 'no-items')?.codes).toEqual([750, 751]);
    expect(notes.flatMap(({codes}) => codes)).toHaveLength(found.flatMap(notesOn).length);
  });

  it('agrees with the column of services in the facts', () => {
    const on = {banInspection: true, tryingOn: false, partialDelivery: false};
    for (const row of tariffs.tariffs) {
      expect(servicesFor(row, on).length > 0).toBe(row.services);
    }
  });
});
