import type { MiddlewareHandler } from 'hono';
import { nothingPolicy, reportsName, reportsPath, upgrade } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';
import type { Proxies } from './proxies';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

export const policyHeader = 'Content-Security-Policy';
export const sharingHeader = 'Cross-Origin-Resource-Policy';

/**
 * Browser features that access the device or track the visitor. The site uses none of them, except the position and the
 * wake lock, which keeps the screen on beside a patient.
 */
const deniedFeatures = [
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
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Headers of scripts, fonts and photos: headers for documents would add half a kilobyte to each of them for nothing. */
export const subresourceHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  [sharingHeader]: 'same-origin',
};

/** Headers of every other answer, including refusals and redirects; a page has a policy of its own. */
export const defaultHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [policyHeader]: nothingPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': `geolocation=(self),screen-wake-lock=(self),${deniedFeatures.map((feature) => `${feature}=()`).join(',')}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  [sharingHeader]: 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Reporting-Endpoints': `${reportsName}="${reportsPath}"`,
};

/** Additional header of every answer over https; its lifetime is a setting. */
export const transportHeader = 'Strict-Transport-Security';

/**
 * Adds the security headers to an answer's own headers.
 * @param own Headers of the answer.
 * @param about.subresource Whether it is a script, a font or a photo, not a document.
 * @param about.transport Value of {@link transportHeader}; left out if the browser does not use https.
 */
export function withSecurityHeaders(
  own: Headers,
  { subresource, transport }: { subresource: boolean; transport: string | undefined },
): Record<string, string> {
  const headers: Record<string, string> = { ...(subresource ? subresourceHeaders : defaultHeaders), ...own };
  if (transport === undefined) return headers;
  headers[transportHeader] = transport;
  const policy = headers[policyHeader];
  if (policy !== undefined && !policy.endsWith(upgrade)) headers[policyHeader] = policy + upgrade;
  return headers;
}

/**
 * Adds the security headers that an answer does not have. Hono's own `secureHeaders` supports neither answers with fewer
 * headers nor a proxy that uses https. Answers from memory already have them: reading and changing the headers of a
 * `Response` takes as long as everything else for a file.
 * @param strictTransport Value of {@link transportHeader}.
 */
export function securityHeaders(
  { isSecure }: Pick<Proxies, 'isSecure'>,
  strictTransport: string,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const transport = isSecure(c) ? strictTransport : undefined;
    c.set('transport', transport);
    await next();
    if (c.get('fromMemory') === c.res) return;
    const { headers } = c.res;
    const own = headers.get(policyHeader);
    const complete = withSecurityHeaders(own === null ? {} : { [policyHeader]: own }, {
      subresource: false,
      transport,
    });
    for (const [name, value] of Object.entries(complete)) {
      const isSet = name === policyHeader || name === transportHeader;
      if (isSet || !headers.has(name)) headers.set(name, value);
    }
  };
}
