import {describe, expect, it} from 'vitest';
import type {SourceText} from './text';
import {yoProblems} from './yo';

function found(text: string, more: Partial<SourceText> = {}, labels: string[] = []): string[] {
  const source: SourceText = {file: 'docs/a.mdx', line: 1, language: 'ru', text, isLabel: false, ...more};
  return yoProblems([source], labels).map(({value}) => value);
}

describe('ё', () => {
  it('is where it must be', () => {
    expect(found('Ещё один платёж, расчёт и счёт; платежа нет, счета есть, все ждут.')).toEqual([]);
  });

  it('is missed in the words that have it in every meaning', () => {
    expect(found('Еще один расчетный платеж.')).toEqual([
      'the word “Еще” lacks its ё',
      'the word “расчетный” lacks its ё',
      'the word “платеж” lacks its ё',
    ]);
  });

  it('is left to the interface in its labels', () => {
    expect(found('Ожидать платежные шлюзы', {isLabel: true})).toEqual([]);
    expect(found('Без «Ожидать платежные шлюзы» уходят.', {}, ['Ожидать платежные шлюзы'])).toEqual([]);
    expect(found('Еще', {language: 'en'})).toEqual([]);
  });
});
