import * as z from 'zod/mini';
import { ConfigError, optional, readSettings, type Environment } from './settings';

/** Whether a value is an address of nothing but a scheme, a host and a port: over https, or on this machine. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  // `URL` takes a host with `;` or a quotation mark, which would end a line of a policy.
  const isHost = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/.test(hostname);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return origin === value && isHost && (protocol === 'https:' || (protocol === 'http:' && isHere));
}

const listed = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const apiSettings = z.object({
  /** Where the server is, if pages lie on another host: what they send and ask goes there. Empty: where the pages are. */
  API_ORIGIN: optional(
    'must be an https origin such as https://calls.example.co.ke, without a path',
    isOrigin,
  ),
});

const pageSettings = z.object({
  /** Origins whose pages may call the server; plain pages of the server lead to the first. */
  PAGE_ORIGINS: optional(
    'must be https origins with commas, such as https://www.example.co.ke, without paths',
    (value) => listed(value).every(isOrigin),
  ),
});

/** The build's setting where nothing is set, and the server's. */
export const apiDefaults = apiSettings.parse({});
export const pageDefaults = pageSettings.parse({});

/** The server's origin where pages lie elsewhere, else empty. @throws {ConfigError} The value is not usable. */
export const readApiOrigin = (env: Environment): string => readSettings(apiSettings, env).API_ORIGIN;

/** Origins of pages that lie elsewhere, each once. @throws {ConfigError} A value is not usable. */
export const readPageOrigins = (env: Environment): readonly string[] => [
  ...new Set(listed(readSettings(pageSettings, env).PAGE_ORIGINS)),
];

/**
 * Checks the server's setting against its build's: each is of use with the other alone.
 * @throws {ConfigError} One is missing, or both name the same origin, where pages would lead to themselves.
 */
export function checkOrigins(apiOrigin: string, pageOrigins: readonly string[]): void {
  if ((apiOrigin === '') !== (pageOrigins.length === 0))
    throw new ConfigError(
      apiOrigin === ''
        ? 'API_ORIGIN must be set for the build, together with PAGE_ORIGINS'
        : 'PAGE_ORIGINS must be set together with API_ORIGIN',
    );
  if (pageOrigins.includes(apiOrigin)) throw new ConfigError('PAGE_ORIGINS must not name API_ORIGIN');
}
