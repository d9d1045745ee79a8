import type {Language} from '../../../facts';
import {labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';

export const stateNames = ['service', 'key', 'services', 'restrict'] as const;
export type StateName = (typeof stateNames)[number];

/** What the dashboard's figure takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', stateNames, 'service');
  return labelsOf(facts, language, {
    title: 'yandex-dashboard',
    connect: 'yandex-connect-api',
    js: 'yandex-js-api',
    geocoder: 'yandex-geocoder-api',
    next: 'yandex-continue',
    newKey: 'yandex-new-key',
    addKey: 'yandex-add-key',
    keys: 'yandex-keys',
    attach: 'yandex-attach',
    choose: 'yandex-choose',
    connected: 'yandex-connected',
    settings: 'yandex-settings',
    referer: 'yandex-referer',
    ip: 'yandex-ip',
    ok: 'yandex-ok',
  });
}
