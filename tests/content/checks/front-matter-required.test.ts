import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {requiredFrontMatterProblems} from './front-matter-required';

describe('required front matter', () => {
  it('is title, description, version and aliases', async () => {
    const whole = 'title: a\ndescription: b\nchecked_with: "5.0"\naliases: [c]';
    expect(requiredFrontMatterProblems(await page('', whole))).toEqual([]);
    for (const line of whole.split('\n')) {
      const key = line.split(':')[0];
      const problems = requiredFrontMatterProblems(await page('', whole.replace(line, '')));
      expect(problems).toMatchObject([{value: `the front matter has no “${key}”`}]);
    }
  });

  it('is title and description of a page that is not listed', async () => {
    expect(requiredFrontMatterProblems(await page('', 'title: a\ndescription: b\nunlisted: true'))).toEqual([]);
    expect(requiredFrontMatterProblems(await page('', 'title: a\nunlisted: true'))).toHaveLength(1);
  });
});
