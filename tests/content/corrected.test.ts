import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import messageFacts from '../../facts/messages.json';
import tariffFacts from '../../facts/tariffs.json';

const folder = 'build';
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, text: readFileSync(join(folder, file), 'utf8').replaceAll('\u00a0', ' ')}));

/** Lines of all pages, as Markdown, that match. */
const linesWith = (pattern: RegExp) =>
  pages.flatMap(({file, text}) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line}`),
  );

const message = (id: string) => {
  const found = messageFacts.messages.find((one) => one.id === id);
  if (!found) {
    throw new Error(`facts/messages.json has no message “${id}”.`);
  }
  return found;
};

// Statements that an audit found false in November 2026: they must not come back.
describe('what was corrected stays so', () => {
  it('clearing the local record deletes nothing at CDEK (templates/processing.php)', () => {
    expect(linesWith(/локальной базы.{0,100}удаляет накладную и в СДЭК/)).toEqual([]);
    expect(linesWith(/local DB.{0,100}deletes the waybill at CDEK/i)).toEqual([]);
  });

  it.each(['exc-shipping', 'exc-order'])('%s is shown in Scheduled Actions, not in the log', (id) => {
    const {ru, en} = message(id).shownIn;
    expect(ru).toContain('Запланированные действия');
    expect(ru).not.toMatch(/журнал/i);
    expect(en).toContain('Scheduled Actions');
    expect(en).not.toMatch(/\blog\b/i);
  });

  it('CDEK’s reason for a refused deletion is in the entry before “Failed to delete order” (Log::getLog)', () => {
    const reasons = linesWith(/(?:[Пп]ричин|reason).{0,80}`Failed to delete order`/);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((line) => !line.includes('API returned error'))).toEqual([]);
  });

  it('the keys matter to the second service (Tokens::shopTokensFetch)', () => {
    expect(linesWith(/без ваших ключей|ключи ни при чём|without your keys|keys have nothing to do/i)).toEqual([]);
  });

  it('a call without a number folds the form (templates/order.php)', () => {
    expect(linesWith(/форма осталась открыт|form stays open|form remains open/i)).toEqual([]);
  });

  it('code that tests for a rate to a point names every mode that needs one (Tariff::listOfficeDeliveryModes)', () => {
    const needed = new Set(tariffFacts.tariffs.filter(({needsPoint}) => needsPoint).map(({mode}) => mode));
    const lists = linesWith(/_official_cdek_tariff_mode|\$mode\b/).flatMap((line) => [
      ...line.matchAll(/in_array\([^[]*\[([\d, ]+)\]/g),
    ]);
    expect(lists.length).toBeGreaterThan(1);
    for (const [, list = ''] of lists) {
      expect(list.split(',').map(Number)).toEqual(expect.arrayContaining([...needed]));
    }
  });
});
