import type {MessagesFile, TariffsFile} from '../shapes';
import {shown, type FactProblem} from './problem';

interface Identified {
  path: string;
  id: string;
}

/** Every object of a file that has an id, with its place. */
function identified(value: unknown, path = ''): Identified[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const own = 'id' in value && typeof value.id === 'string' ? [{path, id: value.id}] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => identified(child, `${path}/${key}`))];
}

/** Ids that a file gives twice: an anchor belongs to one entry. */
export function duplicateIds(file: string, content: unknown): FactProblem[] {
  const first = new Map<string, string>();
  return identified(content).flatMap(({path, id}) => {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, path);
      return [];
    }
    return [{file, path, value: `the id “${id}” is at ${earlier} already`, fix: 'Give the entry an id of its own'}];
  });
}

/** Groups that a message names and the file does not have. */
export function unknownGroups({groups, messages}: MessagesFile): FactProblem[] {
  const known = new Set(groups.map(({id}) => id));
  return messages.flatMap(({group}, index) =>
    known.has(group)
      ? []
      : [
          {
            file: 'messages.json',
            path: `/messages/${index}/group`,
            value: `${shown(group)} is no group`,
            fix: `Use one of ${[...known].join(', ')}`,
          },
        ],
  );
}

/** Tariffs whose facts contradict each other. */
export function tariffContradictions({tariffs}: TariffsFile): FactProblem[] {
  const problem = (index: number, key: string, value: unknown, fix: string): FactProblem => ({
    file: 'tariffs.json',
    path: `/tariffs/${index}/${key}`,
    value: `${shown(value)} contradicts the rest of the tariff`,
    fix,
  });
  return tariffs.flatMap((tariff, index) => [
    ...(tariff.id === String(tariff.code) ? [] : [problem(index, 'id', tariff.id, `Write “${tariff.code}”`)]),
    ...(tariff.needsPoint === (tariff.to !== 'door')
      ? []
      : [problem(index, 'needsPoint', tariff.needsPoint, 'A point is needed unless the tariff goes to the door')]),
    ...((tariff.rulesGroup === 'door') === (tariff.to === 'door')
      ? []
      : [problem(index, 'rulesGroup', tariff.rulesGroup, 'Rules “door” are for tariffs to the door')]),
    ...(tariff.items === (tariff.type === 1)
      ? []
      : [problem(index, 'items', tariff.items, 'Goods are listed for type 1 only')]),
  ]);
}
