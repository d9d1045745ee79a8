import {sourcesOf, type Needs} from './sources';

/** Hashes of what is inline, as sources: 'sha256-…'. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Name of a directive → its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy of the site: files of the site only, no inline script or style but by its hash, and of
 * what the site does not use nothing at all. There are no Trusted Types: the search dialog of DocSearch writes HTML.
 * @param inline what is inline, in one page or in all of them
 */
export function contentPolicy(needs: Needs, inline: Inline): Policy {
  const {script, connect, image, frame} = sourcesOf(needs);
  return {
    // Firefox asks this directive about `rel=prefetch` (Chromium asks whether any directive allows it), so it cannot be
    // 'none'; every directive that falls back to it is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...script],
    'style-src': ["'self'", ...inline.styles],
    // Icons of the style sheets and the previews of pictures are data addresses.
    'img-src': ["'self'", 'data:', ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    // The embedded search.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frame.length > 0 ? frame : ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The search field of the pages where scripts do not run.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Directives that browsers take from a header only (CSP 3, 3.3). */
const headerOnly: readonly string[] = ['frame-ancestors'];

export function policyText(policy: Policy, place: 'header' | 'meta'): string {
  return Object.entries(policy)
    .filter(([name]) => place === 'header' || !headerOnly.includes(name))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Features of the browser that a manual never needs. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, as the preload list asks for; what other names of the domain do is not ours to decide. */
const transportSecurity = 'max-age=63072000';

/**
 * Every header of protection, sent with every answer whatever its status.
 * @param isSecure whether the answers come over TLS: browsers ignore the promise of it elsewhere (RFC 6797, 7.2)
 */
export function securityHeaders(policy: Policy, isSecure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policyText(policy, 'header'),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(isSecure && {'Strict-Transport-Security': transportSecurity}),
  };
}
