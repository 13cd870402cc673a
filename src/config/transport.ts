import * as z from 'zod/mini';
import { readSettings, setting, type Environment } from './settings';

const secondsOfADay = 24 * 60 * 60;

const transportSettings = z.object({
  /**
   * Days for which browsers that have visited over https use https only. Browsers keep to it for that time, whatever is set
   * later: raise it once everything works. 0 makes them forget it.
   */
  HSTS_DAYS: setting(
    '1',
    'must be a whole number of days from 0 to 3650',
    (value) => /^\d{1,4}$/.test(value) && Number(value) <= 3650,
  ),
  /** `yes` also requires https for all subdomains, such as `mail.` and `cpanel.` of a site at the bare domain. */
  HSTS_SUBDOMAINS: setting('', 'must be yes, or stay empty', (value) => value === '' || value === 'yes'),
});

/** The default settings. */
export const transportDefaults = transportSettings.parse({});

/** The value of `Strict-Transport-Security`. @throws {ConfigError} If a value is invalid. */
export function readStrictTransport(env: Environment): string {
  const { HSTS_DAYS, HSTS_SUBDOMAINS } = readSettings(transportSettings, env);
  const age = `max-age=${String(Number(HSTS_DAYS) * secondsOfADay)}`;
  return HSTS_SUBDOMAINS === 'yes' ? `${age}; includeSubDomains` : age;
}
