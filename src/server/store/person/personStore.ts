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

/** Finds and erases what is held about one person, in all tables of an open database. */
export function personStore(
  driver: Driver,
  now: () => Date,
  { recipientOf }: Pick<MailWriter, 'recipientOf'>,
) {
  return {
    /** The copies of the database that were made, the newest first. */
    async copiesMade(): Promise<{ file: string; at: string }[]> {
      const sql = `SELECT at, note FROM desk_log WHERE action = 'backup' ORDER BY at DESC, id DESC`;
      const rows = await driver.run({ sql });
      return rows.map((row) => ({ file: String(row['note']), at: String(row['at']) }));
    },
    findPerson: (asked: PersonAsked): Promise<PersonFound> => findPerson(driver, asked),
    /**
     * Erases things of one person at once, with their mail, their log and the notes about them: all of it or nothing. The log
     * gets one entry, which names nobody.
     * @param picked Names of things as {@link heldName} gives them; what is not found by the same words any more is left alone.
     * @returns What was erased.
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
      // That mail to an address came back is known by a hash of the address.
      const stops = hashes.map((hash) => ({ sql: 'DELETE FROM mail_stops WHERE hash = ?', values: [hash] }));
      await erased(driver, [...erasure(going), ...stops, entry]);
      return going;
    },
  };
}
