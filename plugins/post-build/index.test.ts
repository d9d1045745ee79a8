import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import {runSteps, type BuiltSite} from './index';

const site = (missing: string[]) => ({missing}) as unknown as BuiltSite;

afterEach(() => vi.restoreAllMocks());

it('runs the steps one after another, in order', async () => {
  const done: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('slow');
  };
  await runSteps(site([]), [
    {name: 'slow', run: slow},
    {name: 'fast', run: () => void done.push('fast')},
  ]);
  expect(done).toEqual(['slow', 'fast']);
});

it('lists what a build of one locale leaves out', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue(undefined);
  const step = {name: 'write the manifest', withoutAllLocales: 'no build.json', run: vi.fn()};
  await runSteps(site([]), [step]);
  expect(info).not.toHaveBeenCalled();
  await runSteps(site(['ru']), [step]);
  expect(info).toHaveBeenCalledWith('Built without ru: no build.json.');
  expect(step.run).toHaveBeenCalledTimes(2);
});

it('names the step that failed', async () => {
  const broken = {
    name: 'write feeds',
    run: () => {
      throw new Error('no page');
    },
  };
  await expect(runSteps(site([]), [broken])).rejects.toThrow(
    'The step “write feeds” after the build failed: Error: no page',
  );
});
