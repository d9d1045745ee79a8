import {describe, expect, it} from 'vitest';
import {formatProblem} from './problem';
import {frontMatterProblems, knownKeys} from './frontMatter';

function messages(frontMatter: Record<string, unknown>, source = ''): string[] {
  return frontMatterProblems('docs/faq.mdx', source, frontMatter).map(formatProblem);
}

describe('frontMatterProblems', () => {
  it('accepts what the manual uses', () => {
    const page = {
      title: 'Вопросы',
      description: 'Ответы.',
      slug: '/faq',
      sidebar_label: 'Вопросы',
      checked_with: '5.0',
      aliases: ['ПВЗ', 'pickup'],
      pagination_next: null,
      unlisted: false,
      hide_table_of_contents: true,
    };
    expect(messages(page)).toEqual([]);
  });

  it('names an unknown key, its line and the nearest known ones', () => {
    expect(messages({alias: ['ПВЗ']}, '---\ntitle: Вопросы\nalias: [ПВЗ]\n---\n')).toEqual([
      'docs/faq.mdx:3: the front matter key “alias” is unknown. Use one of the nearest known keys (aliases, id, slug), or delete it.',
    ]);
  });

  it.each([
    ['checked_with', 5, 'Give it a version in quotes, such as "5.0".'],
    ['checked_with', '5.x', 'Give it a version in quotes, such as "5.0".'],
    ['aliases', 'ПВЗ', 'Give it a list of different words'],
    ['aliases', ['ПВЗ', 'ПВЗ'], 'Give it a list of different words'],
    ['aliases', ['ПВЗ', 5], 'Give it a list of different words'],
    ['title', '', 'Give it text.'],
    ['title', null, 'Give it text.'],
    ['unlisted', 'yes', 'Give it true or false.'],
    ['pagination_next', 3, 'Give it the id of a page, or null.'],
  ])('refuses %s: %j', (key, value, fix) => {
    const [problem, ...rest] = messages({[key]: value});
    expect(problem).toContain(`“${key}” has the value ${JSON.stringify(value)}`);
    expect(problem).toContain(fix);
    expect(rest).toEqual([]);
  });

  it('does not know keys that only the build adds', () => {
    expect(knownKeys).not.toContain('reading_minutes');
  });
});
