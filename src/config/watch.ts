import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.js';
import { isMailAddress, isWhole, optional, readSettings, setting, type Environment } from './settings';

/** Log levels, from lowest to highest. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Level and format of the log. */
export interface LogSettings {
  /** The lowest level that is written. */
  level: LogLevel;
  format: 'json' | 'text';
}

/** Where the metrics for Prometheus are served. */
export interface MetricsSettings {
  port: number;
  host: string;
  /** Bearer token that a request must send in `Authorization`; left out if none is required. */
  token?: string;
}

/** Recipients of alerts. */
export interface AlertSettings {
  /** An e-mail address. */
  to?: string;
  /** An https address, which is a secret: everybody who knows it can post there. */
  webhook?: string;
}

/** The validated settings of monitoring. */
export interface WatchSettings {
  log: LogSettings;
  /** Left out if there are no metrics. */
  metrics?: MetricsSettings;
  /** Left out if there are no alerts. */
  alerts?: AlertSettings;
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/;

/** An https address, or http on this machine. */
export function isPrivateAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname.replace(/^\[|\]$/g, '')));
}

const watchSettings = z.object({
  /** Lowest level of the log: `debug` adds a line per request. */
  LOG_LEVEL: setting('info', `must be ${logLevels.join(', ')}`, (value) =>
    logLevels.some((one) => one === value),
  ),
  /** `json` or `text`; empty writes text to a terminal and JSON to everything else. */
  LOG_FORMAT: optional('must be json or text', (value) => value === 'json' || value === 'text'),
  /** Port of the metrics for Prometheus; empty turns them off. */
  METRICS_PORT: optional('must be a whole number from 0 to 65535', (value) => isWhole(value, 65_535)),
  /** Address on which the metrics are served. */
  METRICS_HOST: setting('127.0.0.1', 'must be an address or a host name such as 127.0.0.1', (value) =>
    /^[\w.:%-]+$/.test(value),
  ),
  /** Bearer token that Prometheus must send; required unless the metrics are for this machine only. */
  METRICS_TOKEN: optional('must be at least 16 letters, digits and - or _', (value) =>
    /^[\w-]{16,200}$/.test(value),
  ),
  /** Recipient of alerts by e-mail; sent through `SMTP_URL`. */
  ALERT_TO: optional('must be an e-mail address', isMailAddress),
  /** Address to which alerts are posted as a short JSON text: chat services offer such webhooks. */
  ALERT_WEBHOOK: optional('must be an https address', isPrivateAddress),
});

/** The default settings of monitoring. */
export const watchDefaults = watchSettings.parse({});

/**
 * Reads the settings of monitoring.
 * @param toTerminal Whether the log goes to a terminal.
 * @throws {ConfigError} If a value is invalid; the message never shows it.
 */
export function readWatch(env: Environment, toTerminal: boolean): WatchSettings {
  const given = readSettings(watchSettings, env);
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = given;
  if (port !== '' && token === '' && !loopback.test(host))
    throw new ConfigError('METRICS_TOKEN must be set where METRICS_HOST is not this machine alone');
  const format = given.LOG_FORMAT === '' ? (toTerminal ? 'text' : 'json') : given.LOG_FORMAT;
  const { ALERT_TO: to, ALERT_WEBHOOK: webhook } = given;
  return {
    log: { level: given.LOG_LEVEL as LogLevel, format: format as LogSettings['format'] },
    ...(port !== '' && { metrics: { port: Number(port), host, ...(token !== '' && { token }) } }),
    ...((to !== '' || webhook !== '') && {
      alerts: { ...(to !== '' && { to }), ...(webhook !== '' && { webhook }) },
    }),
  };
}
