import type {Language} from '../../../facts';
import {labelsOf} from '../../definitions/text';
import type {Facts} from '../../definitions/definition';
import own from './mapWords.json';
import places from './places.json';
import type {Place, Point} from './types';

/** Words of the map: those of CDEK's widget, and those for screen readers. */
export function mapWords(facts: Pick<Facts, 'label'>, language: Language) {
  return {
    ...own[language],
    ...labelsOf(facts, language, {
      office: 'map-office',
      locker: 'map-locker',
      select: 'map-select',
      selected: 'map-selected',
      filters: 'map-filters',
      cash: 'map-cash',
      card: 'map-card',
      room: 'map-dressing-room',
      all: 'map-all',
      onlyOffices: 'map-only-offices',
      onlyLockers: 'map-only-lockers',
    }),
  };
}

export type MapWords = ReturnType<typeof mapWords>;

/** The towns of the figures in the language of the page; the towns are real, their points are invented. */
export function placesOf(language: Language): Place[] {
  return places.map(({name, points, ...place}) => ({
    ...place,
    prices: {...place.prices},
    name: name[language],
    points: points.map(({kind, address, hours, ...point}) => ({
      ...point,
      kind: kind as Point['kind'],
      address: address[language],
      hours: hours[language],
    })),
  }));
}
