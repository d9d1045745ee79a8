import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {markProblems, missingFigureProblems, screenSteps} from './figures';

const steps = '1. Откройте магазин.\n2. Нажмите <Label id="wc-save-changes" />.\n';

describe('screenSteps', () => {
  it.each([
    ['a label', '1. Нажмите <Label id="call" />.'],
    ['a setting', '1. Впишите <Setting id="city" />.'],
    ['a path', '1. Откройте **Плагины → Добавить плагин**.'],
  ])('finds a step with %s', async (_, source) => {
    expect(screenSteps(await page(source))).toHaveLength(1);
  });

  it.each([
    ['steps that name nothing', '1. Подождите.'],
    ['bullets', '- Поле <Setting id="city" /> пусто.'],
    ['bold words', '1. Выпишите **номер**.'],
  ])('passes over %s', async (_, source) => {
    expect(screenSteps(await page(source))).toEqual([]);
  });
});

describe('missingFigureProblems', () => {
  it('asks for a figure and names the step', async () => {
    const [problem] = missingFigureProblems(await page(steps));
    expect(problem).toMatchObject({line: 6, fix: expect.stringContaining('src/components/figures') as string});
  });

  it('takes any figure, but no mark alone', async () => {
    expect(missingFigureProblems(await page(`${steps}\n<CodMethod />`))).toEqual([]);
    expect(missingFigureProblems(await page(`${steps}\nЗнак <Mark n="1" />.`))).toHaveLength(1);
  });
});

describe('markProblems', () => {
  it('is content when text and figure agree', async () => {
    const source =
      'Слева <Mark n="1" />, справа <Mark n="2" />.\n\n<CodMethod marks="enabled,any" />\n\nИ снова <Mark n="2" />.';
    expect(markProblems(await page(source))).toEqual([]);
  });

  it('finds a mark that the text does not mention', async () => {
    const [problem] = markProblems(await page('Слева <Mark n="1" />.\n\n<CodMethod marks="enabled,any" />'));
    expect(problem?.value).toContain('mark any of <CodMethod>');
  });

  it('finds a mark of the text that no figure has', async () => {
    const [problem] = markProblems(
      await page('Слева <Mark n="1" /> и <Mark n="2" />.\n\n<CodMethod marks="enabled" />'),
    );
    expect(problem?.value).toBe('no figure has mark 2');
  });

  it('gives a mark to the next figure, as the page does', async () => {
    const source = 'Раз <Mark n="1" />.\n\n<CodMethod marks="enabled" />\n\n<ZoneMethod marks="add" />';
    expect(markProblems(await page(source)).map(({value}) => value)).toEqual([
      'no step mentions mark add of <ZoneMethod>',
    ]);
  });
});
