import * as z from 'zod/mini';
import { readKeptCopies, type KeptCopies } from './keep';
import { isWhole, optional, readSettings, setting, type Environment } from './settings';

/**
 * Days after which messages, decided bookings and rejected reviews are deleted; 0 keeps them. The privacy policy states
 * this number.
 */
export const retentionSetting = setting('365', 'must be a whole number of days from 0 to 36500', (value) =>
  isWhole(value, 36_500),
);

const days = 'must be a whole number of days from 1 to 3650, or empty';
const isNumberOfDays = (value: string) => isWhole(value, 3650) && Number(value) > 0;

const retentionSettings = z.object({
  RETENTION_DAYS: retentionSetting,
  /** Days after which staff delete e-mails about visitors from their mailboxes, as the privacy policy says; empty says no number. */
  MAILBOX_DAYS: optional(days, isNumberOfDays),
  /** Days for which the proxy in front of the site, or the company that hosts it, keeps visitors’ network addresses in its log. */
  ADDRESS_LOG_DAYS: optional(days, isNumberOfDays),
});

/** The default setting. */
export const retentionDefaults = retentionSettings.parse({});

/** Retention in days; 0 keeps everything. @throws {ConfigError} If the value is invalid. */
export const readRetention = (env: Environment): number =>
  Number(readSettings(retentionSettings, env).RETENTION_DAYS);

/** Periods that the privacy policy states besides the retention of submissions. */
export interface StatedPeriods {
  /** Copies of the database; left out if the site makes none. */
  copies?: KeptCopies;
  /** Days for e-mails in the mailboxes of staff; left out if none are set. */
  mailboxDays?: number;
  /** Days for network addresses in a log in front of the server; left out if none are set. */
  addressDays?: number;
}

/** Reads these periods. @throws {ConfigError} If a value is invalid. */
export function readStatedPeriods(env: Environment): StatedPeriods {
  const { MAILBOX_DAYS: mailbox, ADDRESS_LOG_DAYS: address } = readSettings(retentionSettings, env);
  const copies = readKeptCopies(env);
  return {
    ...(copies && { copies }),
    ...(mailbox !== '' && { mailboxDays: Number(mailbox) }),
    ...(address !== '' && { addressDays: Number(address) }),
  };
}
