import { DAY_MS } from '../../domain/dates';
import type { ReturnedForm } from '../../domain/returned';
import { newId, newSecret } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { asMessage, asSubscriber, mailbox } from './rows';
import type { Store } from './Store';

type InboxStore = Pick<
  Store,
  | 'addMessage'
  | 'messages'
  | 'message'
  | 'addSubscriber'
  | 'subscribers'
  | 'saveRejectedForm'
  | 'loadRejectedForm'
  | 'forgetForms'
>;

/** The part of the store that keeps messages, subscribers and, for a while, refused forms. */
export function inboxStore(driver: Driver, now: () => Date): InboxStore {
  return {
    async addMessage({ name, email, phone, message }, { suspicion } = {}) {
      const at = now();
      const same = [name, email, phone, message, new Date(at.getTime() - DAY_MS).toISOString()];
      const condition = 'name = ? AND email = ? AND phone = ? AND message = ? AND created_at > ?';
      // A sender whose answer got lost sends again, and the e-mail call has no place for a key.
      const [, found = []] = await driver.runAll(
        [
          {
            sql: `INSERT INTO messages (id, suspicion, name, email, phone, message, created_at)
              SELECT ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM messages WHERE ${condition})`,
            values: [
              newId(at),
              suspicionText(suspicion),
              ...[name, email, phone, message, at.toISOString()],
              ...same,
            ],
          },
          { sql: `SELECT id FROM messages WHERE ${condition} ORDER BY created_at LIMIT 1`, values: same },
        ],
        `message ${email}`,
      );
      return String(found[0]?.['id']);
    },
    async messages() {
      return (await driver.run({ sql: 'SELECT * FROM messages ORDER BY created_at DESC, id DESC' })).map(
        asMessage,
      );
    },
    async message(id) {
      const rows = await driver.run({ sql: 'SELECT * FROM messages WHERE id = ?', values: [id] });
      return rows[0] && asMessage(rows[0]);
    },
    async addSubscriber(email, { suspicion } = {}) {
      await driver.run({
        sql: `INSERT INTO subscribers (email, created_at, suspicion) VALUES (?, ?, ?)
          ON CONFLICT (email) DO NOTHING`,
        values: [mailbox(email), now().toISOString(), suspicionText(suspicion)],
      });
    },
    async subscribers() {
      const sql = 'SELECT * FROM subscribers ORDER BY created_at DESC, email';
      return (await driver.run({ sql })).map(asSubscriber);
    },
    async saveRejectedForm(form, forMs) {
      const id = newSecret();
      const expires = new Date(now().getTime() + forMs).toISOString();
      await driver.run({
        sql: 'INSERT INTO form_returns (id, body, expires_at) VALUES (?, ?, ?)',
        values: [id, JSON.stringify(form), expires],
      });
      return id;
    },
    async loadRejectedForm(id) {
      const sql = 'SELECT body FROM form_returns WHERE id = ? AND expires_at > ?';
      const rows = await driver.run({ sql, values: [id, now().toISOString()] });
      return rows[0] && (JSON.parse(String(rows[0]['body'])) as ReturnedForm);
    },
    async forgetForms() {
      await driver.run({
        sql: 'DELETE FROM form_returns WHERE expires_at <= ?',
        values: [now().toISOString()],
      });
    },
  };
}
