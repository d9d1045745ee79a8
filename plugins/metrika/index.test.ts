import type {LoadContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import metrika, {goalEvent, validateOptions, type Options} from './index';

const context = {} as LoadContext;
const scriptUrl = 'https://mc.yandex.ru/metrika/tag.js';

function check(options: unknown) {
  return validateOptions({validate: (schema, value) => Joi.attempt(value, schema), options: options as Options});
}

describe('options of the plugin', () => {
  it('accept a counter and point to the vendor’s script', () => {
    expect(check({counterId: 12345678})).toEqual({counterId: 12345678, scriptUrl});
  });

  it('accept null for no analytics, and another address of the script', () => {
    const own = {counterId: null, scriptUrl: 'http://localhost:3000/tag.js'};
    expect(check(own)).toEqual(own);
  });

  it.each([
    [{}, '"counterId" is required'],
    [{counterId: 0}, '"counterId" must be a positive number'],
    [{counterId: 1.5}, '"counterId" must be an integer'],
    [{counterId: 'abc'}, '"counterId" must be a number'],
    [{counterId: 1, scriptUrl: 'tag.js'}, '"scriptUrl" must be a valid uri'],
    [{counterId: 1, webvisor: false}, '"webvisor" is not allowed'],
  ])('refuse %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});

describe('metrika plugin', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  it('adds nothing without a counter', () => {
    expect(metrika(context, {counterId: null, scriptUrl})).toBeNull();
  });

  it('adds nothing to the development server', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(metrika(context, {counterId: 1234, scriptUrl})).toBeNull();
  });

  it('adds a client module and its settings with a counter', () => {
    const plugin = metrika(context, {counterId: 1234, scriptUrl});
    const setGlobalData = vi.fn();
    void plugin?.contentLoaded?.({
      content: undefined,
      actions: {setGlobalData, addRoute: vi.fn(), createData: vi.fn()},
    });
    expect(plugin?.getClientModules?.()).toEqual(['./client.ts']);
    expect(setGlobalData).toHaveBeenCalledWith({counterId: 1234, scriptUrl, goalEvent});
    expect(plugin?.injectHtmlTags).toBeUndefined();
  });
});
