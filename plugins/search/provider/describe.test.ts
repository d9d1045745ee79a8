import {describe as group, expect, it} from 'vitest';
import {describe} from './describe';

group('describe', () => {
  it('puts the words where those of the engine were', () => {
    const engine = '<ShortName>Site</ShortName>\n  <Description>Search Site</Description>\n  <Url/>';
    expect(describe(engine, 'Поиск')).toBe('<ShortName>Site</ShortName>\n  <Description>Поиск</Description>\n  <Url/>');
  });

  it('refuses a file without a description', () => {
    expect(() => describe('<ShortName>Site</ShortName>', 'Поиск')).toThrow('has no <Description>');
  });
});
