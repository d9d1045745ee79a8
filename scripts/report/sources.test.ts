import {describe, expect, it} from 'vitest';
import {datesOf, queriesOf, questionsOf} from './sources';

describe('sources of the report', () => {
  it('take the newest commit of a file', () => {
    const log = ':2026-11-20\n\ndocs/a.mdx\ndocs/папка/б.mdx\n:2026-10-01\n\ndocs/a.mdx\ndocs/c.mdx\n';
    expect([...datesOf(log)]).toEqual([
      ['docs/a.mdx', '2026-11-20'],
      ['docs/папка/б.mdx', '2026-11-20'],
      ['docs/c.mdx', '2026-10-01'],
    ]);
  });

  it('count the questions of a page, each once', () => {
    const record =
      '| D001 | One | `faq#a` `faq#b` `setup#c` | “x” |\n| 2 | Two | — | |\n| D003 | Three | `faq#a` | |\n| Id | Question | Where | |';
    expect([...questionsOf(record)]).toEqual([
      ['faq', ['D001', 'D003']],
      ['setup', ['D001']],
    ]);
  });

  it('count the queries of the search bench', () => {
    const queries = queriesOf(process.cwd());
    const faq = queries.get('ru faq');
    expect(faq?.all).toBeGreaterThan(faq?.first ?? Infinity);
    expect([...queries.keys()].every((key) => /^(?:ru|en) [a-z-]+(?:\/[a-z-]+)*$/.test(key))).toBe(true);
  });
});
