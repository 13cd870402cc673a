import { DAY_MS } from '../../domain/dates';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { consentOf } from './insertOnce';
import type { MailWriter } from './mailWriter';
import { asSubscriber, canonicalEmail } from './rows';
import type { Store } from './Store';

/** Days that a subscriber has to confirm; then the address is deleted. */
const unconfirmedDays = 30;

/** Newsletter subscribers. @param purgeTime The time by which what is old may be deleted. */
export function subscriberStore(
  driver: Driver,
  now: () => Date,
  mails: MailWriter,
  purgeTime: (days: number) => Promise<Date>,
) {
  return {
    async addSubscriber(given, { suspicion = [], language = 'en', consent } = {}) {
      const at = now();
      const email = canonicalEmail(given);
      const askedAt = mails.isEnabled ? at.toISOString() : null;
      const consentColumns = consentOf(consent, at);
      // Subscribers from before mail was set up are not deleted for not having confirmed. A newer consent text may be
      // accepted.
      const insert = {
        sql: `INSERT INTO subscribers (email, created_at, suspicion, language, asked_at, consent, consent_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (email) DO UPDATE SET
            asked_at = CASE WHEN subscribers.asked_at IS NOT NULL AND subscribers.confirmed_at IS NULL
              THEN COALESCE(excluded.asked_at, subscribers.asked_at) ELSE subscribers.asked_at END,
            consent = COALESCE(excluded.consent, subscribers.consent),
            consent_at = COALESCE(excluded.consent_at, subscribers.consent_at)`,
        values: [
          email,
          at.toISOString(),
          suspicionText(suspicion),
          language,
          askedAt,
          consentColumns.consent,
          consentColumns.consent_at,
        ],
      };
      await driver.runAll(
        [insert, ...(await mails.toConfirm(email, at, { suspicion }))],
        `subscriber ${email}`,
      );
    },
    async subscribers() {
      const sql = 'SELECT * FROM subscribers ORDER BY created_at DESC, email';
      return (await driver.run({ sql })).map(asSubscriber);
    },
    async subscriber(email) {
      const sql = 'SELECT * FROM subscribers WHERE email = ?';
      const rows = await driver.run({ sql, values: [canonicalEmail(email)] });
      return rows[0] && asSubscriber(rows[0]);
    },
    async confirmSubscriber(email) {
      const sql = `UPDATE subscribers SET confirmed_at = COALESCE(confirmed_at, ?) WHERE email = ? RETURNING email`;
      return (await driver.run({ sql, values: [now().toISOString(), canonicalEmail(email)] })).length > 0;
    },
    async forgetUnconfirmed() {
      const before = new Date(
        (await purgeTime(unconfirmedDays)).getTime() - unconfirmedDays * DAY_MS,
      ).toISOString();
      const isExpired = 'confirmed_at IS NULL AND asked_at < ?';
      const [, deleted = []] = await driver.runAll([
        {
          sql: `DELETE FROM outbox WHERE kind = 'subscription'
            AND subject_id IN (SELECT email FROM subscribers WHERE ${isExpired})`,
          values: [before],
        },
        { sql: `DELETE FROM subscribers WHERE ${isExpired} RETURNING email`, values: [before] },
      ]);
      return deleted.length;
    },
  } satisfies Partial<Store>;
}
