import { DAY_MS } from '../../domain/dates';
import type { Driver } from './Driver';
import { staffMails } from './mailKinds';

/** Number of e-mails in a state, and the time of the oldest; left out if there is none. */
export interface MailFigure {
  count: number;
  oldestAt?: string;
  oldestSeconds?: number;
}

/** E-mails that staff have not received. */
export type MailFigures = Record<'waiting' | 'failed', MailFigure>;

/** The part of the store that counts e-mails. */
export type MailFigureStore = ReturnType<typeof mailFigureStore>;

/** Counts e-mails that were not sent. */
export function mailFigureStore(driver: Driver, now: () => Date) {
  return {
    /** E-mails to staff that they have not received. A visitor's full mailbox is nothing that staff can mend. */
    async mailFigures(): Promise<MailFigures> {
      const rows = await driver.run({
        sql: `SELECT state, COUNT(*) AS found, MIN(created_at) AS oldest FROM outbox
          WHERE state IN ('waiting', 'failed') AND kind IN (${staffMails.map(() => '?').join(', ')}) GROUP BY state`,
        values: staffMails,
      });
      const figure = (state: keyof MailFigures): MailFigure => {
        const row = rows.find((one) => one['state'] === state);
        if (!row) return { count: 0 };
        const oldestAt = String(row['oldest']);
        const ms = now().getTime() - Date.parse(oldestAt);
        return { count: Number(row['found']), oldestAt, oldestSeconds: Math.max(0, Math.round(ms / 1000)) };
      };
      return { waiting: figure('waiting'), failed: figure('failed') };
    },
    /** Number of e-mails to visitors that were not sent in the last day because of the limits of all visitors. */
    async cappedMails(): Promise<number> {
      const [row] = await driver.run({
        sql: `SELECT COUNT(*) AS found FROM outbox WHERE state = 'capped' AND created_at > ?`,
        values: [new Date(now().getTime() - DAY_MS).toISOString()],
      });
      return Number(row?.['found']);
    },
  };
}
