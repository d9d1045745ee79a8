import file from '../../facts/tariffs.json';
import {lookup} from './lookup';
import type {Tariff, TariffsFile} from './shapes';

/** The tariffs that the plugin can offer. */
export const tariffs = file as TariffsFile;

const byCode = lookup<Tariff>('tariff', 'facts/tariffs.json', () => tariffs.tariffs);

/** A tariff by its code; throws UnknownFactError. */
export function tariff(code: number | string): Tariff {
  return byCode(String(code));
}
