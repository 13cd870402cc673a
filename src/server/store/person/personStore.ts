import type { DeskActor } from '../../../domain/desk';
import {
  recordName,
  type PersonRecord,
  type PersonQuery,
  type PersonSearchResult,
} from '../../../domain/person';
import { newId } from '../../ids';
import { logStatement } from '../deskLog';
import type { Driver } from '../Driver';
import type { MailWriter } from '../mailWriter';
import { runErasure } from '../retention';
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
    findPerson: (query: PersonQuery): Promise<PersonSearchResult> => findPerson(driver, query),
    /**
     * Erases records of one person in one transaction, with their e-mails, log entries and notes. The log gets one entry,
     * which names nobody.
     * @param names Names of records as returned by {@link recordName}; records that the same search no longer finds are left
     * alone.
     * @returns The names of the erased records.
     */
    async erasePerson(query: PersonQuery, names: readonly string[], by: DeskActor): Promise<PersonRecord[]> {
      const { held, also } = await findPerson(driver, query);
      const selected = held.filter((one) => names.includes(recordName(one)));
      if (selected.length === 0) return [];
      const time = now();
      const note = `${String(selected.length)} ${selected.length === 1 ? 'item' : 'items'}`;
      const entry = logStatement(newId(time), time.toISOString(), by, { action: 'forget', note });
      const sent = selected.filter(({ kind }) => kind !== 'note' && kind !== 'staff');
      const text = JSON.stringify(sent.map(({ data }) => data)).toLowerCase();
      const addresses = [query, ...also].filter(({ key, value }) => key === 'email' && text.includes(value));
      const hashes = await Promise.all(addresses.map(({ value }) => recipientOf(value)));
      // A bounced address is stored as a hash of the address.
      const stops = hashes.map((hash) => ({ sql: 'DELETE FROM mail_stops WHERE hash = ?', values: [hash] }));
      await runErasure(driver, [...erasure(selected), ...stops, entry]);
      return selected;
    },
  };
}
