import { newId } from '../ids';
import type { Driver } from './Driver';
import { copyId, deskLinksPerHour, priorityOf, staffMails, staffPlace } from './mailKinds';
import type { OutboxMail } from './records';

/** The part of the store with e-mails to staff that no submission causes. */
export type StaffMailStore = ReturnType<typeof staffMailStore>;

const hour = 60 * 60 * 1000;

/** Copies for further addresses of staff, and links into the desk. */
export function staffMailStore(driver: Driver, now: () => Date) {
  return {
    /**
     * Adds the copies of an e-mail to staff for their further addresses, each once. They count towards no limit.
     * @param addresses Number of all addresses of staff.
     */
    async copyMail({ id, kind, subjectId }: OutboxMail, addresses: number): Promise<void> {
      if (addresses < 2 || !staffMails.some((one) => one === kind) || staffPlace(id) > 0) return;
      const at = now().toISOString();
      await driver.runAll(
        Array.from({ length: addresses - 1 }, (_, place) => ({
          sql: `INSERT INTO outbox (id, kind, subject_id, state, priority, tries, next_at, created_at)
            VALUES (?, ?, ?, 'waiting', ?, 0, ?, ?) ON CONFLICT DO NOTHING`,
          values: [copyId(id, place + 1), kind, subjectId, priorityOf(kind), at, at],
        })),
      );
    },
    /** Mails staff a link into the desk, a few times an hour. @returns Whether it will be sent. */
    async mailDeskLink(): Promise<boolean> {
      const time = now();
      const at = time.toISOString();
      const sql = `INSERT INTO outbox (id, kind, subject_id, state, priority, pace, tries, next_at, created_at)
        SELECT CAST(? AS TEXT), 'desk-link', 'staff', 'waiting', ${String(priorityOf('desk-link'))}, 'desk-link', 0,
          CAST(? AS TEXT), CAST(? AS TEXT)
        WHERE (SELECT COUNT(*) FROM outbox WHERE pace = 'desk-link' AND created_at > ?) < ${String(deskLinksPerHour)}
        RETURNING id`;
      const since = new Date(time.getTime() - hour).toISOString();
      const values = [`desk-link-${newId(time)}`, at, at, since];
      const [rows = []] = await driver.runAll([{ sql, values }], 'desk link');
      return rows.length > 0;
    },
  };
}
