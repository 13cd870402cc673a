import type { Driver } from './Driver';
import type { MailWriter } from './mailWriter';

/** An address to which no mail is sent. Only its hash is stored, so it cannot be listed in plain text. */
export interface MailStop {
  hash: string;
  /** Reason on one line, without addresses. */
  reason: string;
  /** ISO 8601. */
  stoppedAt: string;
}

/** The part of the store with stopped addresses. */
export type MailStopStore = ReturnType<typeof mailStopStore>;

/** Addresses whose mail bounced. */
export function mailStopStore(driver: Driver, now: () => Date, { recipientOf }: MailWriter) {
  return {
    /** Stops mail to an address. @param reason One line without addresses. */
    async stopMail(email: string, reason: string): Promise<void> {
      const hash = await recipientOf(email);
      await driver.run({
        sql: 'INSERT INTO mail_stops (hash, reason, stopped_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
        values: [hash, reason, now().toISOString()],
      });
    },
    /** @returns Whether it was stopped. */
    async allowMail(email: string): Promise<boolean> {
      const values = [await recipientOf(email)];
      return (
        (await driver.run({ sql: 'DELETE FROM mail_stops WHERE hash = ? RETURNING hash', values })).length > 0
      );
    },
    async isMailStopped(email: string): Promise<boolean> {
      const values = [await recipientOf(email)];
      return (await driver.run({ sql: 'SELECT 1 FROM mail_stops WHERE hash = ?', values })).length > 0;
    },
    /** All stopped addresses, the newest first. */
    async mailStops(): Promise<MailStop[]> {
      const rows = await driver.run({ sql: 'SELECT * FROM mail_stops ORDER BY stopped_at DESC, hash' });
      return rows.map((row) => ({
        hash: String(row['hash']),
        reason: String(row['reason']),
        stoppedAt: String(row['stopped_at']),
      }));
    },
  };
}
