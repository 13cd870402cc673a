import type { MiddlewareHandler } from 'hono';
import { nothingPolicy, reportsName, reportsPath, upgrade } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';
import type { Proxies } from './proxies';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

export const policyHeader = 'Content-Security-Policy';
export const sharingHeader = 'Cross-Origin-Resource-Policy';

/**
 * What reaches into a visitor's device or follows them. The site asks for none of it, but it may ask where they are, and keep the
 * screen on beside a patient.
 */
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
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Headers of scripts, fonts and photos: what rules documents would cost each of them half a kilobyte for nothing. */
export const everySubresource: Headers = {
  'X-Content-Type-Options': 'nosniff',
  [sharingHeader]: 'same-origin',
};

/** {@link everyAnswer} of pages on another host. @param server Origin of the server that takes browsers' reports; empty where it gives the pages. */
export const everyAnswerFor = (server: string): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [policyHeader]: nothingPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': `geolocation=(self),screen-wake-lock=(self),${refused.map((feature) => `${feature}=()`).join(',')}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  [sharingHeader]: 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Reporting-Endpoints': `${reportsName}="${server}${reportsPath}"`,
});

/** Headers of every other answer, refusals and redirects included; a page brings a policy of its own. */
export const everyAnswer = everyAnswerFor('');

/** Header of every answer over https besides; how long it holds is a setting. */
export const transportHeader = 'Strict-Transport-Security';

/**
 * Headers of an answer with those that every answer carries.
 * @param own Those that it brings itself.
 * @param about.subresource Whether it is a script, a font or a photo: no document.
 * @param about.transport Value of {@link transportHeader}; missing where the browser does not speak https.
 */
export function secured(
  own: Headers,
  { subresource, transport }: { subresource: boolean; transport: string | undefined },
): Record<string, string> {
  const headers: Record<string, string> = { ...(subresource ? everySubresource : everyAnswer), ...own };
  if (transport === undefined) return headers;
  headers[transportHeader] = transport;
  const policy = headers[policyHeader];
  if (policy !== undefined && !policy.endsWith(upgrade)) headers[policyHeader] = policy + upgrade;
  return headers;
}

/**
 * Completes every answer with the security headers that it does not bring itself. Hono's own `secureHeaders` knows
 * neither answers with fewer of them nor a proxy that speaks https. An answer from memory has been given them where it was made:
 * to read and change the headers of a `Response` takes as long as all else that is done for a file.
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
    const complete = secured(own === null ? {} : { [policyHeader]: own }, { subresource: false, transport });
    for (const [name, value] of Object.entries(complete)) {
      const isSet = name === policyHeader || name === transportHeader;
      if (isSet || !headers.has(name)) headers.set(name, value);
    }
  };
}
