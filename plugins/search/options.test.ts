import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {searchAliases} from './bundler';
import {validateOptions} from './options';

const check = (options: object) => validateOptions({validate: normalizePluginOptions as never, options: options});
const reportUrl = 'https://github.com/o/n/issues/new';

describe('validateOptions', () => {
  it('takes the embedded search with nothing but the address for reports', () => {
    expect(check({hosted: null, reportUrl})).toMatchObject({hosted: null, reportUrl});
  });

  it.each([
    [{reportUrl}, '"hosted" is required: "hosted" takes null for the embedded search'],
    [{hosted: {appId: 'a', apiKey: 'b'}, reportUrl}, '"hosted.indexName" is required'],
    [{hosted: null}, '"reportUrl" is required'],
    [{hosted: null, reportUrl: 'mailto:a@b.example'}, 'must be an https address'],
    [{hosted: null, reportUrl, other: 1}, '"other" is not allowed'],
  ])('refuses %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});

describe('searchAliases', () => {
  const generated = {'@search/docsearch$': '/made/docsearch.js'};

  it('leads the name of the provider’s client to the engine of the build', () => {
    const aliasOf = (embedded: boolean) => searchAliases(embedded, generated).resolve.alias['algoliasearch/lite$'];
    expect(aliasOf(true)).toMatch(/\/plugins\/search\/client\/embedded\.ts$/);
    expect(aliasOf(false)).toMatch(/\/plugins\/search\/client\/hosted\.ts$/);
  });
});
