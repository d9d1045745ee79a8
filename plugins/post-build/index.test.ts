import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltSite} from '../docusaurus/site';
import postBuild, {runSteps} from './index';

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

it('fails a build that ends before every locale has been written', async () => {
  const steps = vi.fn(() => []);
  const context = {
    i18n: {currentLocale: 'ru', defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs: {}},
    siteConfig: {title: 'Site'},
  } as unknown as LoadContext;
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const error = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const before = process.exitCode;
  try {
    await postBuild(context, {steps}).postBuild?.({routesPaths: [], routesBuildMetadata: {}} as never);
    expect(steps).not.toHaveBeenCalled();
    const [event, listener] = once.mock.calls[0] ?? [];
    expect(event).toBe('exit');
    (listener as (code: number) => void)(0);
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/built ru, and ru, en had been requested/));
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = before;
    delete (globalThis as {builtLocales?: unknown}).builtLocales;
  }
});
