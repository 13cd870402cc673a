import * as z from 'zod/mini';
import { isWhole, readSettings, setting, type Environment } from './settings';

/**
 * Days after which messages, decided bookings and rejected reviews are deleted; 0 keeps them. The privacy policy states
 * this number.
 */
export const retentionSetting = setting('365', 'must be a whole number of days from 0 to 36500', (value) =>
  isWhole(value, 36_500),
);

const retentionSettings = z.object({ RETENTION_DAYS: retentionSetting });

/** The default setting. */
export const retentionDefaults = retentionSettings.parse({});

/** Retention in days; 0 keeps everything. @throws {ConfigError} If the value is invalid. */
export const readRetention = (env: Environment): number =>
  Number(readSettings(retentionSettings, env).RETENTION_DAYS);
