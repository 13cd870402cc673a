import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cleanly } from '../faults/kit/folders';
import { noPostgres, startPostgres } from '../faults/kit/postgres';

/** The tests that a database address adds to. */
const files = readdirSync('tests/server')
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.nightly.test.ts'))
  .map((name) => `tests/server/${name}`)
  .filter((file) => readFileSync(file, 'utf8').includes("process.env['TEST_DATABASE_URL']"));

it(
  'a real Postgres fulfils every contract of the store',
  (context) =>
    cleanly(async (cleanup) => {
      const postgres = await startPostgres(cleanup);
      if (!postgres) {
        console.warn(`Not tried on Postgres: ${noPostgres}.`);
        context.skip();
        return;
      }
      expect(files.length).toBeGreaterThan(7);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--configLoader',
          'runner',
          '--project',
          'unit',
          ...files,
        ],
        { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', TEST_DATABASE_URL: postgres.url } },
      );
      expect(status, stdout + stderr).toBe(0);
      expect(stdout).toMatch(/Tests +\d+ passed \(\d+\)/);
      console.log(/Tests .*/.exec(stdout)?.[0]);
    }),
  600_000,
);
