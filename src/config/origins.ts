import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.js';
import { optional, readSettings, type Environment } from './settings';

/** Whether a value is an origin, scheme, host and port only: over https, or on this machine. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  // `URL` accepts a host with `;` or a quotation mark, which would break a Content-Security-Policy.
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
  /** Origin of the server if the pages are on another host. Empty: the server serves the pages. */
  API_ORIGIN: optional(
    'must be an https origin such as https://calls.example.co.ke, without a path',
    isOrigin,
  ),
});

const pageSettings = z.object({
  /** Origins whose pages may call the server; the server redirects its own pages to the first. */
  PAGE_ORIGINS: optional(
    'must be https origins with commas, such as https://www.example.co.ke, without paths',
    (value) => listed(value).every(isOrigin),
  ),
});

/** The default settings of the build and of the server. */
export const apiDefaults = apiSettings.parse({});
export const pageDefaults = pageSettings.parse({});

/** The server's origin if the pages are on another host, otherwise empty. @throws {ConfigError} If the value is invalid. */
export const readApiOrigin = (env: Environment): string => readSettings(apiSettings, env).API_ORIGIN;

/** Origins of pages on other hosts, without duplicates. @throws {ConfigError} If a value is invalid. */
export const readPageOrigins = (env: Environment): readonly string[] => [
  ...new Set(listed(readSettings(pageSettings, env).PAGE_ORIGINS)),
];

/**
 * Checks the server's setting against the build's: each is useless without the other.
 * @throws {ConfigError} If one is missing, or both name the same origin, where pages would redirect to themselves.
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
