import * as z from 'zod/mini';
import {
  ConfigError,
  isMailAddress,
  isWhole,
  optional,
  readSettings,
  setting,
  type Environment,
} from './settings';

/** How much a line of the log matters, from least to most. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How the log is written. */
export interface LogSettings {
  /** The least that is written. */
  level: LogLevel;
  format: 'json' | 'text';
}

/** Where the figures for Prometheus are. */
export interface MetricsSettings {
  port: number;
  host: string;
  /** Word that a request must carry as `Authorization: Bearer`; missing where none is asked for. */
  token?: string;
}

/** Who is told when something fails. */
export interface AlertSettings {
  /** A mail address. */
  to?: string;
  /** An https address, which is a secret: those who know it can write there. */
  webhook?: string;
}

/** How the server is watched, checked. */
export interface WatchSettings {
  log: LogSettings;
  /** Missing where none are given. */
  metrics?: MetricsSettings;
  /** Missing where nobody is told. */
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
  /** The least that the log tells: `debug` adds a line for each request. */
  LOG_LEVEL: setting('info', `must be ${logLevels.join(', ')}`, (value) =>
    logLevels.some((one) => one === value),
  ),
  /** `json` or `text`; empty writes text to a terminal and JSON to everything else. */
  LOG_FORMAT: optional('must be json or text', (value) => value === 'json' || value === 'text'),
  /** Port of the figures for Prometheus; empty gives none. */
  METRICS_PORT: optional('must be a whole number from 0 to 65535', (value) => isWhole(value, 65_535)),
  /** Address that the figures are at. */
  METRICS_HOST: setting('127.0.0.1', 'must be an address or a host name such as 127.0.0.1', (value) =>
    /^[\w.:%-]+$/.test(value),
  ),
  /** Word that Prometheus must send as its bearer token; needed where the figures are not for this machine alone. */
  METRICS_TOKEN: optional('must be at least 16 letters, digits and - or _', (value) =>
    /^[\w-]{16,200}$/.test(value),
  ),
  /** Who is told by mail when something fails; sent by `SMTP_URL`. */
  ALERT_TO: optional('must be an e-mail address', isMailAddress),
  /** Where a short JSON text is posted when something fails: chat services give such addresses. */
  ALERT_WEBHOOK: optional('must be an https address', isPrivateAddress),
});

/** The settings of watching where nothing is set. */
export const watchDefaults = watchSettings.parse({});

/**
 * Reads how the server is watched.
 * @param toTerminal Whether the log goes to a terminal.
 * @throws {ConfigError} A value is not usable; the message never shows it.
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
