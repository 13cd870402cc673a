import type { Booking } from '../../domain/booking';
import { DAY_MS } from '../../domain/dates';
import { newId, newReference } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver, SqlRow } from './Driver';
import { asBooking } from './rows';
import type { AddedBooking, Store, StoredBooking, Submitted } from './Store';

type BookingStore = Pick<Store, 'addBooking' | 'bookings' | 'booking' | 'decideBooking'>;

/** Tries to find a reference that nobody has; of 244 million the first is free nearly always. */
const tries = 10;

/** What makes two requests the same, in the order of the columns below. */
function contentOf({ clinicId, date, name, phone, email, note }: Booking) {
  return [clinicId, date, name, phone, email ?? '', note ?? ''] as const;
}
const sameContent = `clinic_id = ? AND date = ? AND name = ? AND phone = ?
  AND COALESCE(email, '') = ? AND COALESCE(note, '') = ?`;

/**
 * The part of the store that keeps requests for appointments and what staff decided about them.
 * @param reference Makes references; one that is taken is made again.
 */
export function bookingStore(driver: Driver, now: () => Date, reference = newReference): BookingStore {
  async function booking(wanted: string): Promise<StoredBooking | undefined> {
    const rows = await driver.run({ sql: 'SELECT * FROM bookings WHERE reference = ?', values: [wanted] });
    return rows[0] && asBooking(rows[0]);
  }

  /** One try: the request that was stored by it, and those that stood there already under this key or content. */
  async function insert(given: Booking, { key, suspicion }: Submitted): Promise<SqlRow[][]> {
    const at = now();
    const content = contentOf(given);
    const id = newId(at);
    // Without a key a second press of the button sends the same again.
    const [known, values] =
      key === undefined
        ? [
            `${sameContent} AND status = 'requested' AND created_at > ?`,
            [...content, new Date(at.getTime() - DAY_MS).toISOString()],
          ]
        : ['idempotency_key = ?', [key]];
    return driver.runAll(
      [
        {
          sql: `INSERT INTO bookings (clinic_id, date, name, phone, email, note,
              id, suspicion, reference, status, created_at, idempotency_key)
            SELECT CAST(? AS INTEGER), ?, ?, ?, NULLIF(?, ''), NULLIF(?, ''), ?, ?, ?, 'requested', ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE ${known})
            ON CONFLICT DO NOTHING RETURNING *`,
          values: [
            ...content,
            ...[id, suspicionText(suspicion), reference(), at.toISOString(), key ?? null],
            ...values,
          ],
        },
        { sql: `SELECT * FROM bookings WHERE ${known} ORDER BY created_at LIMIT 1`, values },
      ],
      `booking ${key ?? given.phone}`,
    );
  }

  return {
    booking,
    async addBooking(given, submitted = {}): Promise<AddedBooking> {
      for (let left = tries; left > 0; left -= 1) {
        const [[added] = [], [known] = []] = await insert(given, submitted);
        if (added) return { outcome: 'added', ...namesOf(asBooking(added)) };
        if (!known) continue;
        const stored = asBooking(known);
        const same = contentOf(stored).join('\n') === contentOf(given).join('\n');
        return same ? { outcome: 'repeated', ...namesOf(stored) } : { outcome: 'conflict' };
      }
      throw new Error('No free reference was found');
    },
    async bookings(status) {
      const [where, values] = status === undefined ? ['', []] : ['WHERE status = ?', [status]];
      const sql = `SELECT * FROM bookings ${where} ORDER BY date, created_at, id`;
      return (await driver.run({ sql, values })).map(asBooking);
    },
    async decideBooking(wanted, to) {
      const rows = await driver.run({
        sql: `UPDATE bookings SET status = ?, decided_at = ?
          WHERE reference = ? AND status = 'requested' RETURNING *`,
        values: [to, now().toISOString(), wanted],
      });
      if (rows[0]) return { outcome: 'decided', booking: asBooking(rows[0]) };
      const standing = await booking(wanted);
      return standing ? { outcome: 'conflict', booking: standing } : { outcome: 'not_found' };
    },
  };
}

function namesOf({ id, reference }: StoredBooking) {
  return { id, reference };
}
