import { openLibsql } from '../../src/server/store/libsql';
import { createStore } from '../../src/server/store/openStore';

/** Creates a database file of this site with a number of messages of 2 KB each. */
export async function fillMessages(file: string, count: number): Promise<void> {
  const driver = await openLibsql(file);
  const store = await createStore(driver);
  await driver.run({
    sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO messages (id, name, email, phone, message, created_at)
      SELECT 'm' || n, 'Otieno', 'otieno@example.co.ke', '+254712345678', hex(randomblob(1000)), ? FROM numbers`,
    values: [count, new Date().toISOString()],
  });
  await store.close();
}
