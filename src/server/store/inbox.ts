import { randomBytes } from 'node:crypto';
import type { ReturnedForm } from '../../domain/returned';
import { newId, newSecret } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { insertOnce } from './insertOnce';
import { addressSecret, type MailWriter } from './mailWriter';
import { asMessage } from './rows';
import type { Store } from './Store';

/** Time in ms for which a secret is cached, because another server may rotate it. */
const secretCacheTime = 60_000;

/** Messages, refused forms, and the secrets that all servers of a database share. */
export function inboxStore(driver: Driver, now: () => Date, mails: Pick<MailWriter, 'about'>) {
  const secrets = new Map<string, { secret: string; readAt: number }>();

  return {
    async addMessage({ name, email, phone, message }, { suspicion = [], language = 'en' } = {}) {
      const at = now();
      // The e-mail service's library cannot send a key.
      const content = { name, email, phone, message };
      const rest = { id: newId(at), suspicion: suspicionText(suspicion), language };
      const alongside = await mails.about('message', { id: rest.id, at, email, suspicion });
      const added = await insertOnce(driver, 'messages', content, rest, { at, lockName: email }, alongside);
      if (!added) throw new Error('No free id was found');
      return asMessage(added.row).id;
    },
    async messages() {
      const sql = 'SELECT * FROM messages ORDER BY created_at DESC, id DESC';
      return (await driver.run({ sql })).map(asMessage);
    },
    async message(id) {
      const rows = await driver.run({ sql: 'SELECT * FROM messages WHERE id = ?', values: [id] });
      return rows[0] && asMessage(rows[0]);
    },
    async saveRejectedForm(form, forMs) {
      const id = newSecret();
      const expires = new Date(now().getTime() + forMs).toISOString();
      const sql = 'INSERT INTO form_returns (id, body, expires_at) VALUES (?, ?, ?)';
      await driver.run({ sql, values: [id, JSON.stringify(form), expires] });
      return id;
    },
    async loadRejectedForm(id) {
      const sql = 'SELECT body FROM form_returns WHERE id = ? AND expires_at > ?';
      const rows = await driver.run({ sql, values: [id, now().toISOString()] });
      return rows[0] && (JSON.parse(String(rows[0]['body'])) as ReturnedForm);
    },
    async forgetForms() {
      const values = [now().toISOString()];
      await driver.run({ sql: 'DELETE FROM form_returns WHERE expires_at <= ?', values });
    },
    async secret(name) {
      const known = secrets.get(name);
      const age = known && Math.abs(now().getTime() - known.readAt);
      if (known && age !== undefined && age < secretCacheTime) return known.secret;
      const key = `secret ${name}`;
      // The first server that inserts it wins.
      await driver.run({
        sql: 'INSERT INTO shared_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
        values: [key, randomBytes(32).toString('base64url')],
      });
      const sql = 'SELECT value FROM shared_values WHERE name = ?';
      const [row] = await driver.run({ sql, values: [key] });
      const secret = String(row?.['value']);
      secrets.set(name, { secret, readAt: now().getTime() });
      return secret;
    },
    async rotateSecrets() {
      // Except the secret for hashing the addresses that get no mail, which signs nothing.
      const sql = `DELETE FROM shared_values WHERE name LIKE 'secret %' AND name <> ?`;
      await driver.run({ sql, values: [`secret ${addressSecret}`] });
      secrets.clear();
    },
  } satisfies Partial<Store>;
}
