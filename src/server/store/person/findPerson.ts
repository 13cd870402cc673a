import { deskKinds, isDeskKind, type DeskKind } from '../../../domain/desk';
import {
  heldKinds,
  heldName,
  type Held,
  type HeldKind,
  type PersonAsked,
  type PersonFound,
} from '../../../domain/person';
import { normalisePhone } from '../../../domain/phone';
import { asDeskItem } from '../deskItems';
import { asEntry } from '../deskLog';
import type { Driver, SqlRow } from '../Driver';
import { mailKindsOf } from '../retentionRules';
import { mailbox } from '../rows';
import { candidates, dataOf, holdings, partsOf, textsOf } from './holdings';
import { matcherOf, nameWords } from './identity';

/** Maximum number of listed records that may be somebody else’s. */
const mostPerhaps = 200;
/** Maximum number of further addresses, numbers and names to search for. */
const mostAlso = 12;

/** A record before its e-mails and log entries are read. */
type Bare = Omit<Held, 'mails' | 'log'>;

async function search(driver: Driver, kind: HeldKind, asked: PersonAsked, maySure: boolean): Promise<Bare[]> {
  const { is, mentioned } = matcherOf(asked);
  const { key, at } = holdings[kind];
  return (await driver.run(candidates(kind, asked, driver))).flatMap((row: SqlRow) => {
    const { owners, all } = textsOf(kind, row);
    const isTheirs = owners.some(is);
    if (!isTheirs && !mentioned(all.join('\n'))) return [];
    const found: Bare = {
      kind,
      id: String(row[key]),
      at: String(row[at]),
      sure: isTheirs && maySure,
      by: isTheirs || asked.key === 'name' ? asked.key : 'mention',
      match: asked.value,
      ...(isDeskKind(kind) && { item: asDeskItem(kind, row) }),
      data: dataOf(kind, row),
    };
    return [found];
  });
}

/** Further addresses, numbers and names in the certain matches. */
function others(sure: readonly Bare[], asked: PersonAsked): PersonAsked[] {
  const found = sure.flatMap(({ item }): PersonAsked[] => {
    const phone = item?.phone === undefined ? undefined : normalisePhone(item.phone);
    const name = nameWords(item?.person ?? '').join(' ');
    return [
      ...(item?.email ? [{ key: 'email', value: mailbox(item.email) } as const] : []),
      ...(phone === undefined ? [] : [{ key: 'phone', value: phone } as const]),
      // A single short word would match too much.
      ...(name.includes(' ') || name.length > 3 ? [{ key: 'name', value: name } as const] : []),
    ];
  });
  const same = (one: PersonAsked, other: PersonAsked) =>
    one.key === other.key && one.value.toLowerCase() === other.value.toLowerCase();
  return found
    .filter((one, at) => !same(one, asked) && found.findIndex((other) => same(one, other)) === at)
    .slice(0, mostAlso);
}

/** E-mails about records of a kind, and their log entries. */
async function toldAbout(driver: Driver, kind: DeskKind, ids: readonly string[]) {
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

const isNewer = (one: Bare, other: Bare) => (one.at < other.at ? 1 : -1);

/**
 * Searches everything for a person. Records that contain exactly the address, number or reference are certain matches.
 * Records with a matching name, those that only mention the person, and those found by further addresses, numbers and names
 * of the certain matches may be somebody else’s.
 */
export async function findPerson(driver: Driver, asked: PersonAsked): Promise<PersonFound> {
  const all = (one: PersonAsked, maySure: boolean) =>
    Promise.all(heldKinds.map((kind) => search(driver, kind, one, maySure)));
  const found = new Map((await all(asked, true)).flat().map((one) => [heldName(one), one]));
  const theirs = [...found.values()].filter(({ sure }) => sure);
  const also = others(theirs, asked);
  for (const other of also)
    for (const one of (await all(other, false)).flat())
      if (!found.has(heldName(one))) found.set(heldName(one), one);

  const [mails, logs] = [new Map<string, Held['mails']>(), new Map<string, Held['log']>()];
  for (const kind of deskKinds) {
    const ids = [...found.values()].filter((one) => one.kind === kind).map(({ id }) => id);
    for (const part of partsOf(ids)) {
      const told = await toldAbout(driver, kind, part);
      for (const id of part) {
        const name = heldName({ kind, id });
        mails.set(
          name,
          told.mails.filter((mail) => mail['subject_id'] === id),
        );
        logs.set(
          name,
          told.log.filter((entry) => entry.subjectId === id),
        );
      }
    }
  }
  const held = [...found.values()].map((one) => ({
    ...one,
    mails: mails.get(heldName(one)) ?? [],
    log: logs.get(heldName(one)) ?? [],
  }));
  // E-mails and notes that are listed with another record are not listed again.
  const told = new Set(
    held.flatMap((one) => [
      ...one.mails.map(({ id }) => `mail/${String(id)}`),
      ...(one.sure ? one.log.map(({ id }) => `note/${id}`) : []),
    ]),
  );
  const once = held.filter((one) => !told.has(heldName(one))).sort(isNewer);
  const perhaps = once.filter(({ sure }) => !sure);
  return {
    asked,
    also,
    held: [...once.filter(({ sure }) => sure), ...perhaps.slice(0, mostPerhaps)],
    more: perhaps.length > mostPerhaps,
  };
}
