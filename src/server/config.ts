import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './errors';

/** Defaults of the server's settings, all of them environment variables. */
export const serverDefaults = {
  /** Port to listen on; 0 takes any free one. */
  PORT: '3000',
  /** Address to listen on; `127.0.0.1` for this machine only. */
  HOST: '0.0.0.0',
  /** Folder of the database and of the desk's socket; made when missing. */
  DATA_DIR: './data',
  /** A Postgres database to use in place of the file in `DATA_DIR`: `postgres://user:password@host/name`. */
  DATABASE_URL: '',
  /**
   * Addresses and networks of proxies in front of the server, with commas: `127.0.0.1, 10.0.0.0/8`. Only their
   * `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
   */
  TRUSTED_PROXIES: '',
  /** The mail server that staff mail goes out by: `smtps://user:password@host`; empty sends none. */
  SMTP_URL: '',
  /** Sender of that mail, and the staff's address that it goes to. */
  MAIL_FROM: '',
  MAIL_TO: '',
  /** Days after which messages, decided bookings and rejected reviews are deleted; 0 keeps them. */
  RETENTION_DAYS: '365',
} as const;

/** The server's settings, checked. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Missing where the store is a file in the data folder. */
  databaseUrl?: string;
  /** Addresses and networks (`10.0.0.0/8`) whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  /** Missing where no mail goes out. */
  mail?: MailSettings;
  /** 0 keeps everything. */
  retentionDays: number;
}

/** Where staff mail goes, and by which server. */
export interface MailSettings {
  /** `smtp:` or `smtps:` address; holds the password, so it is never shown. */
  smtpUrl: string;
  from: string;
  to: string;
}

const expected = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or a host name such as 127.0.0.1',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must start with postgres:// or postgresql:// and name a host, or stay empty',
  TRUSTED_PROXIES: 'must be addresses or networks with commas, such as 127.0.0.1, 10.0.0.0/8',
  SMTP_URL: 'must start with smtp:// or smtps:// and name a host; MAIL_FROM and MAIL_TO must be set with it',
  MAIL_FROM: 'must be an e-mail address, and SMTP_URL must be set with it',
  MAIL_TO: 'must be an e-mail address, and SMTP_URL must be set with it',
  RETENTION_DAYS: 'must be a whole number of days from 0 to 36500',
} as const;
type Setting = keyof typeof expected;

function isDatabaseUrl(value: string): boolean {
  return value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value));
}

const parts = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

/** A setting of its own kind, or nothing. */
const orEmpty = (name: Setting, holds: (value: string) => boolean) =>
  z.string().check(z.refine((value) => value === '' || holds(value), expected[name]));
const isAddress = (value: string) => z.email().safeParse(value).success;

const schema = z.object({
  PORT: z
    .string()
    .check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, expected.PORT)),
  HOST: z.string().check(z.regex(/^[\w.:%-]+$/, expected.HOST)),
  DATA_DIR: z.string().check(z.refine((value) => !value.includes('\0'), expected.DATA_DIR)),
  DATABASE_URL: z.string().check(z.refine(isDatabaseUrl, expected.DATABASE_URL)),
  TRUSTED_PROXIES: orEmpty('TRUSTED_PROXIES', (value) => parts(value).every(isNetwork)),
  SMTP_URL: orEmpty('SMTP_URL', isSmtpUrl),
  MAIL_FROM: orEmpty('MAIL_FROM', isAddress),
  MAIL_TO: orEmpty('MAIL_TO', isAddress),
  RETENTION_DAYS: z
    .string()
    .check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 36_500, expected.RETENTION_DAYS)),
});

/** Settings that belong together: all of a group are given, or none. */
const groups: readonly (readonly Setting[])[] = [['SMTP_URL', 'MAIL_FROM', 'MAIL_TO']];

/**
 * Reads the server's settings.
 * @param env Environment variables; unset or empty ones take their default.
 * @throws {ConfigError} A value is not usable; the message names the variable, never the value.
 */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const settings = Object.fromEntries(
    Object.entries(serverDefaults).map(([name, standard]) => [name, env[name]?.trim() || standard]),
  );
  const result = schema.safeParse(settings);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not usable'}`);
  }
  const given = result.data;
  for (const group of groups) {
    const alone = group.find((name) => given[name] !== '');
    if (alone && group.some((name) => given[name] === ''))
      throw new ConfigError(`${alone} ${expected[alone]}`);
  }
  return {
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    ...(given.DATABASE_URL !== '' && { databaseUrl: given.DATABASE_URL }),
    trustedProxies: parts(given.TRUSTED_PROXIES),
    ...(given.SMTP_URL !== '' && {
      mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM, to: given.MAIL_TO },
    }),
    retentionDays: Number(given.RETENTION_DAYS),
  };
}
