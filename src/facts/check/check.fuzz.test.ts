import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, it} from 'vitest';
import {factProblems, FactsError} from '.';

const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
cpSync('facts', folder, {recursive: true});
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

afterAll(() => rmSync(folder, {recursive: true}));

/** The same content with another value at a place that the steps choose. */
function changed(content: unknown, steps: readonly number[], value: unknown): unknown {
  if (steps.length === 0 || typeof content !== 'object' || content === null) {
    return value;
  }
  const [step = 0, ...rest] = steps;
  const keys = Object.keys(content);
  const key = keys[step % Math.max(keys.length, 1)] ?? 'unknown';
  const inner = changed((content as Record<string, unknown>)[key], rest, value);
  return Array.isArray(content)
    ? content.map((one: unknown, at) => (String(at) === key ? inner : one))
    : {...content, [key]: inner};
}

it('facts with any value in any place are taken, or refused with file, value and fix', () => {
  const steps = fc.array(fc.nat(200), {maxLength: 6});
  fc.assert(
    fc.property(fc.constantFrom(...files), steps, fc.jsonValue(), (file, place, value) => {
      const whole = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(path.join(folder, file), JSON.stringify(changed(JSON.parse(whole), place, value)) ?? 'null');
      try {
        const problems = factProblems(folder);
        for (const problem of problems) {
          expect(problem.file).toBe(file);
          expect(problem.value.length).toBeGreaterThan(0);
          expect(problem.fix.length).toBeGreaterThan(0);
        }
        expect(new FactsError(problems).message).toContain(problems.length > 0 ? file : '');
      } finally {
        writeFileSync(path.join(folder, file), whole);
      }
    }),
    {numRuns: 300},
  );
});
