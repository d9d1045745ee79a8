import {describe, expect, it} from 'vitest';
import {configForReaders, dataForReaders, tellsOfVersions, wordsForReaders} from './data';

describe('configForReaders', () => {
  it('leaves out what only builds read', () => {
    const config = {
      title: 'T',
      plugins: ['a'],
      themes: [],
      future: {v4: {}, faster: {}, experimental_router: 'browser'},
    };
    expect(configForReaders(config)).toEqual({title: 'T', future: {experimental_router: 'browser'}});
  });
});

const version = {name: 'current', docs: [{id: 'a'}]};
const data = (...versions: object[]) => ({'docusaurus-plugin-content-docs': {default: {versions}}, other: {a: 1}});

describe('dataForReaders', () => {
  it('leaves out the list of documents', () => {
    expect(dataForReaders(data(version))).toEqual(data({...version, docs: []}));
  });
});

describe('tellsOfVersions', () => {
  it.each([
    ['one version', data(version), [], false],
    ['several versions', data(version, version), [], true],
    ['a banner', data(version), [['docs', {versions: {current: {banner: 'unmaintained'}}}]], true],
    ['no banner', data(version), [['docs', {versions: {current: {banner: 'none'}}}]], false],
  ])('%s', (_, all, plugins, expected) => expect(tellsOfVersions(all, {plugins})).toBe(expected));
});

describe('wordsForReaders', () => {
  it('leaves out the words of what the site does not have', () => {
    const words = {'theme.blog.title': 'a', 'theme.tags.x': 'b', 'theme.docs.paginator.next': 'c', own: 'd'};
    expect(wordsForReaders(words)).toEqual({'theme.docs.paginator.next': 'c', own: 'd'});
  });
});
