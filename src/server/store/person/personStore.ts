import type { DeskActor } from '../../../domain/desk';
import { heldName, type Held, type PersonAsked, type PersonFound } from '../../../domain/person';
import { newId } from '../../ids';
import { logStatement } from '../deskLog';
import type { Driver } from '../Driver';
import type { MailWriter } from '../mailWriter';
import { erased } from '../retention';
import { erasure } from './erasePerson';
import { findPerson } from './findPerson';

/** The part of the store that finds and erases one person. */
export type PersonStore = ReturnType<typeof personStore>;

/** Finds and erases the data about one person, in all tables. */
export function personStore(
  driver: Driver,
  now: () => Date,
  { recipientOf }: Pick<MailWriter, 'recipientOf'>,
) {
  return {
    /** The backups that were made, the newest first. */
    async copiesMade(): Promise<{ file: string; at: string }[]> {
      const sql = `SELECT at, note FROM desk_log WHERE action = 'backup' ORDER BY at DESC, id DESC`;
      const rows = await driver.run({ sql });
      return rows.map((row) => ({ file: String(row['note']), at: String(row['at']) }));
    },
    findPerson: (asked: PersonAsked): Promise<PersonFound> => findPerson(driver, asked),
    /**
     * Erases records of one person in one transaction, with their e-mails, log entries and notes. The log gets one entry,
     * which names nobody.
     * @param picked Names of records as returned by {@link heldName}; records that the same search no longer finds are left
     * alone.
     * @returns The names of the erased records.
     */
    async erasePerson(asked: PersonAsked, picked: readonly string[], by: DeskActor): Promise<Held[]> {
      const { held, also } = await findPerson(driver, asked);
      const going = held.filter((one) => picked.includes(heldName(one)));
      if (going.length === 0) return [];
      const time = now();
      const note = `${String(going.length)} ${going.length === 1 ? 'item' : 'items'}`;
      const entry = logStatement(newId(time), time.toISOString(), by, { action: 'forget', note });
      const sent = going.filter(({ kind }) => kind !== 'note' && kind !== 'staff');
      const text = JSON.stringify(sent.map(({ data }) => data)).toLowerCase();
      const addresses = [asked, ...also].filter(({ key, value }) => key === 'email' && text.includes(value));
      const hashes = await Promise.all(addresses.map(({ value }) => recipientOf(value)));
      // A bounced address is stored as a hash of the address.
      const stops = hashes.map((hash) => ({ sql: 'DELETE FROM mail_stops WHERE hash = ?', values: [hash] }));
      await erased(driver, [...erasure(going), ...stops, entry]);
      return going;
    },
  };
}
