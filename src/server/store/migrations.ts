import { StartError } from '../errors';
import type { Driver } from './Driver';
import { schemaSteps as steps } from './schemaSteps';

/** Number of steps that this version of the program has. */
export const knownSteps = steps.length;

/**
 * Migrates the tables. Safe to run on several servers at once.
 * @param last The last step to apply. Default: the newest.
 * @throws {StartError} If the tables were made by a newer version of this program.
 */
export async function migrate(driver: Driver, last = steps.length): Promise<void> {
  await driver.changeTables([{ sql: 'CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)' }]);
  for (;;) {
    const rows = await driver.run({ sql: 'SELECT COUNT(*) AS done FROM schema_steps' });
    const done = Number(rows[0]?.['done']);
    if (done > steps.length)
      throw new StartError('The database was made by a newer version of this program.');
    const step = steps[done];
    if (!step || done >= last) return;
    try {
      // The row comes first: if another server was faster its key conflicts, and nothing is created twice.
      const claim = { sql: 'INSERT INTO schema_steps (step) VALUES (?)', values: [done + 1] };
      await driver.changeTables([claim, ...step.map((sql) => ({ sql }))]);
    } catch (error) {
      const now = await driver.run({ sql: 'SELECT COUNT(*) AS done FROM schema_steps' });
      if (Number(now[0]?.['done']) === done) throw error;
    }
  }
}
