import { newId, newReference } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { consentOf, insertOnce } from './insertOnce';
import type { MailWriter } from './mailWriter';
import { asBooking } from './rows';
import type { Store } from './Store';

/** Attempts to create an unused reference; with 244 million possible ones the first is nearly always unused. */
const tries = 10;

/**
 * Requests for appointments and staff's decisions about them.
 * @param reference Creates a reference; called again if it is already used.
 */
export function bookingStore(
  driver: Driver,
  now: () => Date,
  mails: Pick<MailWriter, 'about'>,
  reference = newReference,
) {
  async function booking(wanted: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM bookings WHERE reference = ?', values: [wanted] });
    return rows[0] && asBooking(rows[0]);
  }

  return {
    booking,
    async addBooking(
      { clinicId, date, name, phone, email, note },
      { key, suspicion = [], consent, language = 'en' } = {},
    ) {
      const content = { clinic_id: clinicId, date, name, phone, email: email || null, note: note || null };
      for (let left = tries; left > 0; left -= 1) {
        const at = now();
        const names = { id: newId(at), reference: reference() };
        const rest = {
          ...names,
          status: 'requested',
          suspicion: suspicionText(suspicion),
          language,
          ...consentOf(consent, at),
        };
        const same = { at, key, lockName: phone };
        const alongside = await mails.about('booking', { id: names.id, at, email, suspicion });
        const added = await insertOnce(driver, 'bookings', content, rest, same, alongside);
        if (!added) continue;
        const stored = asBooking(added.row);
        return added.outcome === 'conflict'
          ? { outcome: added.outcome }
          : { outcome: added.outcome, id: stored.id, reference: stored.reference };
      }
      throw new Error('No free reference was found');
    },
    async bookings(status) {
      const [where, values] =
        status === undefined ? ['', []] : ['WHERE status = ? AND spam_at IS NULL', [status]];
      const sql = `SELECT * FROM bookings ${where} ORDER BY date, created_at, id`;
      return (await driver.run({ sql, values })).map(asBooking);
    },
  } satisfies Partial<Store>;
}
