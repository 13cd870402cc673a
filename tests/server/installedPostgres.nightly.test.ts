import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unitTests } from '../support/unitTests';

/** Where Debian's packages put their programs, one folder a version. */
const home = '/usr/lib/postgresql';

/** The tests that use the Postgres of their run. */
const files = readdirSync('tests/server')
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.nightly.test.ts'))
  .map((name) => `tests/server/${name}`)
  .filter((file) => /empty(?:Schema|Tables)\(|inject\('postgres'\)/.test(readFileSync(file, 'utf8')));

it('the Postgres that this system installs fulfils every contract of the store', () => {
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  const programs = versions
    .map((version) => join(home, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (programs === undefined) throw new Error(`There is no Postgres in ${home}: apt-get install postgresql`);
  expect(files.length).toBeGreaterThan(9);
  const { status, stdout, stderr } = spawnSync(process.execPath, unitTests(...files), {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', TEST_POSTGRES_BIN: programs },
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toMatch(/Tests +\d+ passed \(\d+\)/);
}, 600_000);
