import * as z from 'zod/mini';
import { readSettings, setting, type Environment } from './settings';

const offlineSettings = z.object({
  /** `off` removes the offline pages and the service worker from every phone at its next visit. */
  OFFLINE: setting('on', 'must be on or off', (value) => value === 'on' || value === 'off'),
});

/** The default setting. */
export const offlineDefaults = offlineSettings.parse({});

/** Whether phones store the emergency pages. @throws {ConfigError} If the value is invalid. */
export const readOffline = (env: Environment): boolean => readSettings(offlineSettings, env).OFFLINE === 'on';
