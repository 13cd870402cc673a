import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { nothingPolicy, upgrade } from './contentSecurityPolicy';

/** Headers by name; `undefined` leaves out one that every answer carries otherwise. */
export type Headers = Readonly<Record<string, string | undefined>>;

const policyHeader = 'Content-Security-Policy';
const transportHeader = 'Strict-Transport-Security';

/** What reaches into a visitor's device or follows them; the site asks for none of it, but may ask where they are. */
const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Headers of every answer, refusals and redirects included; a page brings a policy of its own. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [policyHeader]: nothingPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': `geolocation=(self),${refused.map((feature) => `${feature}=()`).join(',')}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/** Headers of every answer over https besides: two years, and every name below this one. */
export const overTls: Readonly<Record<string, string>> = {
  [transportHeader]: 'max-age=63072000; includeSubDomains',
};

/**
 * What a script, a font or a photo needs of these: it is no document, so that what rules documents does nothing but
 * cost a slow line half a kilobyte for each file.
 */
export const ofFiles: Headers = {
  ...Object.fromEntries(Object.keys(everyAnswer).map((name) => [name, undefined])),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What other sites show of this one: pictures of shared links, and icons. */
export const ofShared: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Headers of a page with this policy. */
export const ofPage = (policy: string): Headers => ({ [policyHeader]: policy });

/**
 * Sets the headers of every answer, before anything else is written.
 * @param secure Whether the visitor's browser speaks https.
 */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(secure ? { ...everyAnswer, ...overTls } : everyAnswer)) {
    res.setHeader(name, value);
  }
  if (secure) res.setHeader(policyHeader, nothingPolicy + upgrade);
}

/** Puts an answer's own headers in the place of those that {@link setSecurityHeaders} has set. */
export function setOwnHeaders(res: ServerResponse | Http2ServerResponse, own: Headers): void {
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) res.removeHeader(name);
    else if (name === policyHeader && res.hasHeader(transportHeader)) res.setHeader(name, value + upgrade);
    else res.setHeader(name, value);
  }
}
