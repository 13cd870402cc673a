import { randomBytes } from 'node:crypto';
import type { Driver } from './Driver';
import type { Store } from './Store';

/**
 * The part of the store that keeps secrets which all servers of one database share, and which outlive a restart. Each
 * purpose has a name and so a secret of its own: what is signed for one is worth nothing for another.
 */
export function secretStore(driver: Driver): Pick<Store, 'secret'> {
  const known = new Map<string, string>();

  return {
    async secret(name) {
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const fresh = randomBytes(32).toString('base64url');
      // Whoever writes first has made it, for everybody.
      await driver.run({
        sql: 'INSERT INTO shared_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
        values: [`secret ${name}`, fresh],
      });
      const rows = await driver.run({
        sql: 'SELECT value FROM shared_values WHERE name = ?',
        values: [`secret ${name}`],
      });
      const secret = String(rows[0]?.['value']);
      known.set(name, secret);
      return secret;
    },
  };
}
