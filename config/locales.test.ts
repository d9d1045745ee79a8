import {afterEach, describe, expect, it, vi} from 'vitest';
import {announcements} from './announcement';
import {currentLocale, locales} from './locales';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('currentLocale', () => {
  it('is Russian unless the engine passes another one', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', undefined);
    expect(currentLocale()).toBe('ru');
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'undefined');
    expect(currentLocale()).toBe('ru');
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
    expect(currentLocale()).toBe('en');
  });

  it('refuses a locale that the site does not have', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    expect(() => currentLocale()).toThrow('Locale “de” is unknown; the site has ru, en.');
  });
});

describe('announcements', () => {
  it('name the described plugin version in every locale', () => {
    for (const locale of locales) {
      expect(announcements[locale].content).toContain('CDEKDelivery 5.0.x');
    }
  });
});
