import * as z from 'zod/mini';
import { readSettings, setting, type Environment } from './settings';

const offlineSettings = z.object({
  /** `off` takes the kept pages and the service worker off every phone at its next visit. */
  OFFLINE: setting('on', 'must be on or off', (value) => value === 'on' || value === 'off'),
});

/** The setting where nothing is set. */
export const offlineDefaults = offlineSettings.parse({});

/** Whether phones keep the emergency pages. @throws {ConfigError} The value is not usable. */
export const readOffline = (env: Environment): boolean => readSettings(offlineSettings, env).OFFLINE === 'on';
