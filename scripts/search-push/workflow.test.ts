import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const [, jobs = ''] = workflow.split(/^jobs:\n/m);
const parts = (text: string, start: RegExp): string[] => text.split(start).filter((part) => part.trim() !== '');
const job = (name: string): string =>
  parts(jobs, /^(?= {2}\w+:$)/m).find((part) => part.startsWith(`  ${name}:`)) ?? '';

it('passes the secret key only to the step that pushes, after the deployment', () => {
  const holders = parts(jobs, /^(?= {6}- |\n? {2}\w+:$)/m).filter((part) => /ALGOLIA_ADMIN_API_KEY: \$/.test(part));
  expect(holders).toHaveLength(1);
  expect(holders[0]).toMatch(/run: npm run search:push -- --from build\s*$/);
  expect(job('search')).toContain(holders[0]);
  expect(job('search')).toContain('needs: deploy\n');
  expect(job('build')).not.toMatch(/secrets\.|ADMIN/);
});

it('skips every step of the search job when no hosted index is configured', () => {
  const [, ...steps] = parts(job('search').split(/^ {4}steps:\n/m)[1] ?? '', /^(?= {6}- )/m);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.every((step) => step.includes("if: steps.hosted.outputs.configured == 'true'"))).toBe(true);
});
