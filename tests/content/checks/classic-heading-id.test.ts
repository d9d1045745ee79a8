import {describe, expect, it} from 'vitest';
import {classicHeadingIdProblems} from './classic-heading-id';

describe('heading ids in the old syntax', () => {
  it('are refused with the new one', () => {
    expect(classicHeadingIdProblems({file: 'docs/a.mdx', source: 'Текст\n\n## Ключ {#key}'})).toEqual([
      {file: 'docs/a.mdx', line: 3, value: 'the heading has its id in the syntax {#key}', fix: 'Write {/* #key */}'},
    ]);
    expect(classicHeadingIdProblems({file: 'docs/a.mdx', source: '## Ключ {/* #key */}\n\nТак: `{#key}`'})).toEqual([]);
  });
});
