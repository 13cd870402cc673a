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
} as const;

/** The server's settings, checked. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Missing where the store is a file in the data folder. */
  databaseUrl?: string;
}

const expected = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or a host name such as 127.0.0.1',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must start with postgres:// or postgresql:// and name a host, or stay empty',
} as const;

function isDatabaseUrl(value: string): boolean {
  return value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value));
}

const schema = z.object({
  PORT: z
    .string()
    .check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, expected.PORT)),
  HOST: z.string().check(z.regex(/^[\w.:%-]+$/, expected.HOST)),
  DATA_DIR: z.string().check(z.refine((value) => !value.includes('\0'), expected.DATA_DIR)),
  DATABASE_URL: z.string().check(z.refine(isDatabaseUrl, expected.DATABASE_URL)),
});

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
  const { PORT, HOST, DATA_DIR, DATABASE_URL } = result.data;
  return {
    port: Number(PORT),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    ...(DATABASE_URL === '' ? {} : { databaseUrl: DATABASE_URL }),
  };
}
