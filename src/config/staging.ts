import * as z from 'zod/mini';
import { readSettings, setting, type Environment } from './settings';

const stagingSettings = z.object({
  /** `yes` makes a copy of the site to try things on: a notice on every page, no search engines, all mail to `MAIL_TO`. */
  STAGING: setting('no', 'must be yes or no', (value) => value === 'yes' || value === 'no'),
});

/** The setting where nothing is set. */
export const stagingDefaults = stagingSettings.parse({});

/** Whether this is a copy to try things on. @throws {ConfigError} The value is not usable. */
export const readStaging = (env: Environment): boolean =>
  readSettings(stagingSettings, env).STAGING === 'yes';
