import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {straightQuoteProblems} from './straight-quotes';

describe('quotes of Russian text', () => {
  it('may be «ёлочки» and „лапки“; code keeps its own', async () => {
    const body = 'Нажмите «Сохранить „всё“».\n\n```php\n$a = "b";\n```\n\nСтрока `"b"` и <Key name="b" />.';
    expect(straightQuoteProblems(await page(body, 'title: "Ключ"'))).toEqual([]);
  });

  it('may not be straight, in the text, its marks or the front matter', async () => {
    const problems = straightQuoteProblems(await page('Раз.\nНажмите **"Сохранить"**.', 'title: \'Ключ "API"\''));
    expect(problems.map(({line, value}) => `${line}: ${value}`)).toEqual([
      '2: a straight quote in “Ключ "API"”',
      '6: a straight quote in “"Сохранить"”',
    ]);
  });
});
