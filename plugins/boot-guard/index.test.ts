import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import bootGuard, {inlineScript} from './index';
import messages from './messages.json';

const basePath = '/wordpress/';

describe('the inline script', () => {
  it('weighs at most 1 KB without the banner, 1.6 KB with it, and cannot close its own element', () => {
    expect(Buffer.byteLength(inlineScript('guard.ts', basePath, 'boot'))).toBeLessThanOrEqual(1024);
    const script = inlineScript('index.ts', basePath, 'boot');
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1638);
    expect(script).not.toContain('</');
    expect(() => new Function(script)).not.toThrow();
  });

  it('waits for scripts from the start, or from the event that is named', () => {
    const run = (startEvent?: string) => {
      const setTimeout = vi.fn();
      const listeners = new Map<string, () => void>();
      runInNewContext(inlineScript('guard.ts', basePath, startEvent), {
        document: {documentElement: {dataset: {}}, addEventListener: vi.fn()},
        location: {pathname: basePath, search: '', hash: ''},
        addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
        setTimeout,
        clearTimeout: vi.fn(),
      });
      return {setTimeout, listeners};
    };
    expect(run().setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 20_000);
    const {setTimeout, listeners} = run('requested');
    expect(setTimeout).not.toHaveBeenCalled();
    listeners.get('requested')?.();
    expect(setTimeout).toHaveBeenCalledOnce();
  });
});

describe('the texts', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  const context = (currentLocale: string) =>
    ({
      baseUrl: `${basePath}${currentLocale}/`,
      i18n: {currentLocale, defaultLocale: 'ru', localeConfigs: {ru: {baseUrl: basePath}}},
    }) as unknown as LoadContext;

  it('are on the page in its language, without anything that HTML would take for markup', () => {
    for (const [locale, {controls, basePath: banner}] of Object.entries(messages)) {
      const tags = bootGuard(context(locale), {})?.injectHtmlTags?.({content: undefined});
      const html = JSON.stringify(tags?.postBodyTags);
      const texts = [...Object.values(controls), ...Object.values(banner)];
      expect(texts.join('')).not.toMatch(/[<>&]/);
      for (const text of texts) {
        expect(html).toContain(text.split('{')[0]);
      }
      expect(html).toContain(`${banner.current.replace('{path}', basePath)}<`);
    }
  });

  it('have a place for the path in every language', () => {
    const banners = Object.values(messages).map(({basePath: banner}) => banner);
    expect(
      banners.filter(({current, suggestion}) => !current.includes('{path}') || !suggestion.includes('{path}')),
    ).toEqual([]);
  });

  it('are missed by name in a language that has none', () => {
    expect(() => bootGuard(context('kk'), {})).toThrow('no texts for the locale “kk”');
  });
});
