import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import metrika from './index.ts';
import {defaultScriptUrl} from './settings.ts';

const context = {} as LoadContext;

describe('metrika plugin', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  it('switches itself off without a counter', () => {
    expect(metrika(context, {counterId: null, scriptUrl: defaultScriptUrl})).toBeNull();
  });

  it('switches itself off in the dev server', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(metrika(context, {counterId: 1234, scriptUrl: defaultScriptUrl})).toBeNull();
  });

  it('brings a client module and its settings with a counter', () => {
    const plugin = metrika(context, {counterId: 1234, scriptUrl: defaultScriptUrl});
    const setGlobalData = vi.fn();
    void plugin?.contentLoaded?.({
      content: undefined,
      actions: {setGlobalData, addRoute: vi.fn(), createData: vi.fn()},
    });
    expect(plugin?.getClientModules?.()).toEqual(['./client/index.ts']);
    expect(setGlobalData).toHaveBeenCalledWith({counterId: 1234, scriptUrl: defaultScriptUrl});
    expect(plugin?.injectHtmlTags).toBeUndefined();
  });
});
