import type {TariffShape} from '../model';
import type {Program} from '../php/program';
import {textOf, valueOf} from '../php/value';
import {is, type Node} from '../php/nodes';
import {asMap, ExtractError} from './arrays';

const tariffFile = 'src/Model/Tariff.php';

function codeOf(item: Node): string | null {
  return is(item, 'entry') && is(item.key, 'number') ? String(item.key.value) : null;
}

/**
 * The table of tariffs: code → name, mode, type.
 * @throws ExtractError when the table is not where it was
 */
export function extractTariffs(program: Program): Map<string, TariffShape> {
  const table = program.constants.get('Tariff::DATA');
  if (!is(table, 'array') || table.items.some((item) => codeOf(item) === null)) {
    throw new ExtractError(tariffFile, 'Tariff::DATA is no array of tariffs by code any more');
  }
  const tariffs = asMap(valueOf(table, {className: 'Tariff', variables: new Map()}, program));
  return new Map(
    [...tariffs].map(([code, value]) => {
      const own = asMap(value);
      return [code, {name: textOf(own.get('name')), mode: Number(own.get('mode')), type: Number(own.get('type'))}];
    }),
  );
}
