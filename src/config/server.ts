import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { readBackups, type BackupSettings } from './keep';
import { readMail, type MailSettings } from './mail';
import { retentionSetting } from './retention';
import { ConfigError } from './ConfigError.js';
import { isWhole, listed, optional, readSettings, setting, type Environment } from './settings';
import { readStaging } from './staging';
import { readStrictTransport } from './transport';
import { readWatch, type WatchSettings } from './watch';

/** The server's validated settings. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Left out if the store is a file in the data folder. */
  databaseUrl?: string;
  /** Addresses and networks (`10.0.0.0/8`) whose forwarding headers are trusted. */
  trustedProxies: readonly string[];
  /** Number of proxies in front whose addresses are unknown; 0 for none. */
  proxyHops: number;
  /** Value of `Strict-Transport-Security`. */
  strictTransport: string;
  /** Left out if no mail is sent. */
  mail?: MailSettings;
  /** 0 keeps everything. */
  retentionDays: number;
  /** Left out if no backups are made. */
  backups?: BackupSettings;
  watch: WatchSettings;
  /** Whether this is a staging copy. */
  staging: boolean;
  /** Seconds for which a stopping server still accepts requests. */
  stopDelay: number;
}

/** Parses the address of a database. One of a socket has no host: `postgres://user:password@/name?host=/run/postgresql`. */
function databaseAddress(value: string): URL {
  return new URL(value.replace(/^([a-z]+:\/\/[^/?]*@)(?=\/)/, '$1localhost'));
}

function isDatabaseUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value)) return false;
  try {
    databaseAddress(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether data and password cross a network in the clear, and nobody has said that they may. */
function isInTheClear(value: string): boolean {
  const { hostname, searchParams } = databaseAddress(value);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (/^(?:$|\/|localhost$|127\.|\[?::1\]?$)/.test(host)) return false;
  const mode = searchParams.get('sslmode');
  return mode === null ? searchParams.get('ssl') !== 'true' : mode === 'allow';
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // At most a private network: any client in a trusted network can forge its own address.
  const [fewest, most] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most;
}

const isPath = (value: string) => !value.includes('\0');

const serverSettings = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: setting('3000', 'must be a whole number from 0 to 65535', (value) => isWhole(value, 65_535)),
  /** Address to listen on; `127.0.0.1` for this machine only. */
  HOST: setting('0.0.0.0', 'must be an address or a host name such as 127.0.0.1', (value) =>
    /^[\w.:%-]+$/.test(value),
  ),
  /** Folder of the database and of the desk's socket; created if missing. */
  DATA_DIR: setting('./data', 'must be the path of a folder', isPath),
  /**
   * A Postgres database to use instead of the file in `DATA_DIR`: `postgres://user:password@host/name?sslmode=verify-full`. On
   * another machine it must be encrypted, unless `sslmode=disable` says that the network between them is private.
   */
  DATABASE_URL: optional(
    'must start with postgres:// or postgresql:// and name a host, or stay empty',
    isDatabaseUrl,
  ),
  /** Proxies in front of the server whose `X-Forwarded-For` and `-Proto` are trusted: `127.0.0.1, 10.0.0.0/8`. */
  TRUSTED_PROXIES: optional(
    'must be addresses or networks with commas, such as 127.0.0.1, 10.0.0.0/8, and none larger',
    (value) => listed(value).every(isNetwork),
  ),
  /**
   * Number of proxies in front of the server, for platforms whose proxy addresses change. The forwarding headers of every
   * connection are trusted, so the server must be reachable through these proxies only.
   */
  PROXY_HOPS: setting('0', 'must be a whole number from 0 to 10', (value) => isWhole(value, 10)),
  RETENTION_DAYS: retentionSetting,
  /**
   * Seconds for which a stopping server still accepts requests while `/readyz` says 503, so that a load balancer sends them
   * elsewhere first. 0 for a single server.
   */
  STOP_DELAY: setting('0', 'must be a whole number of seconds from 0 to 60', (value) => isWhole(value, 60)),
});

/** The server's default settings. */
export const serverDefaults = serverSettings.parse({});

/** Reads the server's settings from the environment. @throws {ConfigError} If a value is invalid; the message never shows it. */
export function readServerConfig(env: Environment): ServerConfig {
  const given = readSettings(serverSettings, env);
  if (given.TRUSTED_PROXIES !== '' && given.PROXY_HOPS !== '0')
    throw new ConfigError('PROXY_HOPS must not be set together with TRUSTED_PROXIES');
  if (given.DATABASE_URL !== '' && isInTheClear(given.DATABASE_URL))
    throw new ConfigError(
      'DATABASE_URL must end with ?sslmode=verify-full, since its server is on another machine (or with ?sslmode=disable on a private network)',
    );
  const backups = readBackups(env, resolve(given.DATA_DIR));
  const watch = readWatch(env, process.stderr.isTTY);
  const mail = readMail(env);
  if (watch.alerts?.to !== undefined && !mail)
    throw new ConfigError('ALERT_TO must be set together with SMTP_URL');
  return {
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    ...(given.DATABASE_URL !== '' && { databaseUrl: given.DATABASE_URL }),
    trustedProxies: listed(given.TRUSTED_PROXIES),
    proxyHops: Number(given.PROXY_HOPS),
    strictTransport: readStrictTransport(env),
    ...(mail && { mail }),
    retentionDays: Number(given.RETENTION_DAYS),
    ...(backups && { backups }),
    watch,
    stopDelay: Number(given.STOP_DELAY),
    staging: readStaging(env),
  };
}
