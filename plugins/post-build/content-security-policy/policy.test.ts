import {describe, expect, it} from 'vitest';
import {contentPolicy, policyText, securityHeaders} from './policy';

const nothing = {searchAppId: null, analyticsEnabled: false};
const inline = {scripts: ["'sha256-a'"], styles: ["'sha256-b'"]};

describe('contentPolicy', () => {
  it('names no third party where none is configured', () => {
    expect(policyText(contentPolicy(nothing, inline), 'header')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; " +
        "media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it.each(['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker'])(
    'names %s-src, so that default-src decides about prefetches alone',
    (kind) => {
      expect(contentPolicy(nothing, inline)).toHaveProperty(`${kind}-src`);
    },
  );

  it('puts into a meta tag what a meta tag supports', () => {
    expect(policyText(contentPolicy(nothing, inline), 'meta')).toMatch(/form-action 'self'$/);
  });

  it('names the addresses of the hosted search when there is one', () => {
    expect(contentPolicy({searchAppId: 'TESTAPP1', analyticsEnabled: false}, inline)['connect-src']).toEqual([
      "'self'",
      'https://testapp1-dsn.algolia.net',
      'https://testapp1-1.algolianet.com',
      'https://testapp1-2.algolianet.com',
      'https://testapp1-3.algolianet.com',
    ]);
  });

  it("names the counter's addresses when there is one", () => {
    const policy = contentPolicy({searchAppId: null, analyticsEnabled: true}, inline);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'", 'https://mc.yandex.ru', 'https://yastatic.net']);
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://mc.yandex.kz', 'wss://mc.yandex.ru']));
    expect(policy['img-src']).toContain('https://mc.webvisor.org');
    expect(policy['frame-src']).toEqual(['blob:', 'https://mc.yandex.ru']);
  });

  it.each([
    [null, false],
    ['A', true],
  ])('never allows what is unsafe, nor any host (%s, %s)', (searchAppId, analyticsEnabled) => {
    const sources = Object.values(contentPolicy({searchAppId, analyticsEnabled}, inline)).flat();
    expect(sources.filter((source) => /unsafe|\*|^https?:$/.test(source))).toEqual([]);
  });
});

describe('securityHeaders', () => {
  it('are all that browsers know, each as strict as the site can bear', () => {
    const {
      'Content-Security-Policy': content,
      'Permissions-Policy': features,
      ...others
    } = securityHeaders(contentPolicy(nothing, inline), false);
    expect(content).toContain("frame-ancestors 'none'");
    expect(features).toContain('geolocation=(), ');
    expect(others).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
  });

  it('promise TLS only over TLS', () => {
    const policy = contentPolicy(nothing, inline);
    expect(securityHeaders(policy, false)).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(policy, true)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
  });
});
