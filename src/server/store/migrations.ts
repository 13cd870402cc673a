import { StartError } from '../errors';
import type { Driver } from './Driver';
import { schemaSteps as steps } from './schemaSteps';

/** How many steps this version of the program knows. */
export const knownSteps = steps.length;

/**
 * Brings the tables up to date. Safe to run from several servers at once.
 * @param last The step to end with. Default: the newest.
 * @throws {StartError} The tables were made by a newer version of this program.
 */
export async function migrate(driver: Driver, last = steps.length): Promise<void> {
  await driver.runAll(
    [{ sql: 'CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)' }],
    'migrate',
  );
  for (;;) {
    const rows = await driver.run({ sql: 'SELECT COUNT(*) AS done FROM schema_steps' });
    const done = Number(rows[0]?.['done']);
    if (done > steps.length)
      throw new StartError('The database was made by a newer version of this program.');
    const step = steps[done];
    if (!step || done >= last) return;
    try {
      // The row comes first: where another server is quicker its key refuses ours, and nothing is made twice.
      const claim = { sql: 'INSERT INTO schema_steps (step) VALUES (?)', values: [done + 1] };
      await driver.runAll([claim, ...step.map((sql) => ({ sql }))], 'migrate');
    } catch (error) {
      const now = await driver.run({ sql: 'SELECT COUNT(*) AS done FROM schema_steps' });
      if (Number(now[0]?.['done']) === done) throw error;
    }
  }
}
