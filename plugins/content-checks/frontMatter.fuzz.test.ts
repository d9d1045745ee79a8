import fc from 'fast-check';
import {expect, it, inject} from 'vitest';
import {frontMatterProblems, knownKeys} from './frontMatter';

it('any front matter is taken, or refused with file, value and fix', () => {
  const key = fc.oneof(fc.constantFrom(...knownKeys), fc.string());
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue()), fc.string(), (frontMatter, source) => {
      for (const problem of frontMatterProblems('docs/a.mdx', source, frontMatter)) {
        expect(problem.file).toBe('docs/a.mdx');
        expect(problem.value).toMatch(/^the front matter key “[^]*” (?:is unknown|has the value )/);
        expect(problem.fix).toMatch(/^(?:Use one of|Give it )/);
      }
    }),
    {numRuns: inject('fuzzRuns')},
  );
});
