import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readServerConfig } from '../../src/server/config';

it('has defaults, also for empty values', () => {
  const defaults = { port: 3000, host: '0.0.0.0', dataDir: resolve('data') };
  expect(readServerConfig({})).toEqual(defaults);
  expect(readServerConfig({ PORT: ' ', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(defaults);
});

it('takes what is given', () => {
  const databaseUrl = 'postgresql://user:p%40ss@db.example:5432/site?sslmode=require';
  expect(
    readServerConfig({ PORT: '0', HOST: '::1', DATA_DIR: '/srv/data', DATABASE_URL: databaseUrl }),
  ).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/srv/data',
    databaseUrl,
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['HOST', 'http://localhost'],
  ['HOST', 'a b'],
  ['DATA_DIR', '/srv/\0'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/site'],
  ['DATABASE_URL', 'postgres://[hunter2'],
])('refuses %s=%s in one line that names it and shows no value', (name, value) => {
  expect(() => readServerConfig({ [name]: value })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(new RegExp(`^${name} must [^\\n]+$`)) as string,
    }) as Error,
  );
  expect(() => readServerConfig({ [name]: value })).not.toThrow(/hunter2/);
});
