import { deskKinds, isDeskKind, type DeskKind } from '../../../domain/desk';
import {
  recordKinds,
  recordName,
  type PersonRecord,
  type RecordKind,
  type PersonQuery,
  type PersonSearchResult,
} from '../../../domain/person';
import { normalisePhone } from '../../../domain/phone';
import { asDeskItem } from '../deskItems';
import { asEntry } from '../deskLog';
import type { Driver, SqlRow } from '../Driver';
import { mailKindsOf } from '../retentionRules';
import { canonicalEmail } from '../rows';
import { candidates, dataOf, holdings, chunksOf, textsOf } from './holdings';
import { matcherOf, nameWords } from './identity';

/** Maximum number of listed records that may be somebody else’s. */
const maxUncertain = 200;
/** Maximum number of further addresses, numbers and names to search for. */
const maxFurtherKeys = 12;

/** A record before its e-mails and log entries are read. */
type BareRecord = Omit<PersonRecord, 'mails' | 'log'>;

async function search(
  driver: Driver,
  kind: RecordKind,
  query: PersonQuery,
  canBeCertain: boolean,
): Promise<BareRecord[]> {
  const { isExactly, isMentioned } = matcherOf(query);
  const { key, at } = holdings[kind];
  return (await driver.run(candidates(kind, query, driver))).flatMap((row: SqlRow) => {
    const { owners, all } = textsOf(kind, row);
    const isTheirs = owners.some(isExactly);
    if (!isTheirs && !isMentioned(all.join('\n'))) return [];
    const found: BareRecord = {
      kind,
      id: String(row[key]),
      at: String(row[at]),
      sure: isTheirs && canBeCertain,
      by: isTheirs || query.key === 'name' ? query.key : 'mention',
      match: query.value,
      ...(isDeskKind(kind) && { item: asDeskItem(kind, row) }),
      data: dataOf(kind, row),
    };
    return [found];
  });
}

/** Further addresses, numbers and names in the certain matches. */
function furtherKeys(sure: readonly BareRecord[], query: PersonQuery): PersonQuery[] {
  const found = sure.flatMap(({ item }): PersonQuery[] => {
    const phone = item?.phone === undefined ? undefined : normalisePhone(item.phone);
    const name = nameWords(item?.person ?? '').join(' ');
    return [
      ...(item?.email ? [{ key: 'email', value: canonicalEmail(item.email) } as const] : []),
      ...(phone === undefined ? [] : [{ key: 'phone', value: phone } as const]),
      // A single short word would match too much.
      ...(name.includes(' ') || name.length > 3 ? [{ key: 'name', value: name } as const] : []),
    ];
  });
  const same = (one: PersonQuery, other: PersonQuery) =>
    one.key === other.key && one.value.toLowerCase() === other.value.toLowerCase();
  return found
    .filter((one, at) => !same(one, query) && found.findIndex((other) => same(one, other)) === at)
    .slice(0, maxFurtherKeys);
}

/** E-mails about records of a kind, and their log entries. */
async function mailsAndLog(driver: Driver, kind: DeskKind, ids: readonly string[]) {
  const places = ids.map(() => '?').join(', ');
  const log = await driver.run({
    sql: `SELECT * FROM desk_log WHERE kind = ? AND subject_id IN (${places}) ORDER BY at, id`,
    values: [kind, ...ids],
  });
  const about = mailKindsOf(kind);
  const mails =
    about.length === 0
      ? []
      : await driver.run({
          sql: `SELECT * FROM outbox WHERE kind IN (${about.map(() => '?').join(', ')}) AND subject_id IN (${places})`,
          values: [...about, ...ids],
        });
  return { log: log.map(asEntry), mails: mails.map((row) => dataOf('mail', row)) };
}

const isNewer = (one: BareRecord, other: BareRecord) => (one.at < other.at ? 1 : -1);

/**
 * Searches everything for a person. Records that contain exactly the address, number or reference are certain matches.
 * Records with a matching name, those that only mention the person, and those found by further addresses, numbers and names
 * of the certain matches may be somebody else’s.
 */
export async function findPerson(driver: Driver, query: PersonQuery): Promise<PersonSearchResult> {
  const all = (one: PersonQuery, canBeCertain: boolean) =>
    Promise.all(recordKinds.map((kind) => search(driver, kind, one, canBeCertain)));
  const found = new Map((await all(query, true)).flat().map((one) => [recordName(one), one]));
  const certain = [...found.values()].filter(({ sure }) => sure);
  const also = furtherKeys(certain, query);
  for (const other of also)
    for (const one of (await all(other, false)).flat())
      if (!found.has(recordName(one))) found.set(recordName(one), one);

  const [mails, logs] = [new Map<string, PersonRecord['mails']>(), new Map<string, PersonRecord['log']>()];
  for (const kind of deskKinds) {
    const ids = [...found.values()].filter((one) => one.kind === kind).map(({ id }) => id);
    for (const part of chunksOf(ids)) {
      const related = await mailsAndLog(driver, kind, part);
      for (const id of part) {
        const name = recordName({ kind, id });
        mails.set(
          name,
          related.mails.filter((mail) => mail['subject_id'] === id),
        );
        logs.set(
          name,
          related.log.filter((entry) => entry.subjectId === id),
        );
      }
    }
  }
  const held = [...found.values()].map((one) => ({
    ...one,
    mails: mails.get(recordName(one)) ?? [],
    log: logs.get(recordName(one)) ?? [],
  }));
  // E-mails and notes that are listed with another record are not listed again.
  const listed = new Set(
    held.flatMap((one) => [
      ...one.mails.map(({ id }) => `mail/${String(id)}`),
      ...(one.sure ? one.log.map(({ id }) => `note/${id}`) : []),
    ]),
  );
  const unique = held.filter((one) => !listed.has(recordName(one))).sort(isNewer);
  const uncertain = unique.filter(({ sure }) => !sure);
  return {
    asked: query,
    also,
    held: [...unique.filter(({ sure }) => sure), ...uncertain.slice(0, maxUncertain)],
    more: uncertain.length > maxUncertain,
  };
}
