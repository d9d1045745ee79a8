import type {Language} from '../../../../facts';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the dashboard's figure takes from the facts. */
function factsFor(facts: Facts, language: Language) {
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

const definition = define({
  words,
  factsFor,
  props: {state: ['service', 'key', 'services', 'restrict']},
  examples: {
    service: {marks: 'connect,js,geocoder,continue'},
    key: {marks: 'new,name,add'},
    services: {marks: 'attach,geocoder,choose,connected'},
    restrict: {marks: 'settings,referer,ip,ok'},
  },
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];

export type State = NonNullable<Props['state']>;
