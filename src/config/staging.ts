import * as z from 'zod/mini';
import { readSettings, setting, type Environment } from './settings';

const stagingSettings = z.object({
  /** `yes` makes a staging copy of the site: a notice on every page, no search engines, all mail to `MAIL_TO`. */
  STAGING: setting('no', 'must be yes or no', (value) => value === 'yes' || value === 'no'),
});

/** The default setting. */
export const stagingDefaults = stagingSettings.parse({});

/** Whether this is a staging copy. @throws {ConfigError} If the value is invalid. */
export const readStaging = (env: Environment): boolean =>
  readSettings(stagingSettings, env).STAGING === 'yes';
