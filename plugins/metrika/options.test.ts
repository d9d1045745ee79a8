import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type Options} from './options.ts';

function check(options: unknown) {
  return validateOptions({validate: (schema, value) => Joi.attempt(value, schema), options: options as Options});
}

describe('options of the plugin', () => {
  it('accept a counter and point to the vendor’s script', () => {
    expect(check({counterId: 12345678})).toMatchObject({
      counterId: 12345678,
      scriptUrl: 'https://mc.yandex.ru/metrika/tag.js',
    });
  });

  it('accept null for no analytics', () => {
    expect(check({counterId: null}).counterId).toBeNull();
  });

  it('accept another address of the script', () => {
    const scriptUrl = 'http://localhost:3000/tag.js';
    expect(check({counterId: 1, scriptUrl}).scriptUrl).toBe(scriptUrl);
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
