import {
  recordName,
  type PersonRecord,
  type KnownCopy,
  type PersonQuery,
  type PersonSearchResult,
} from '../../domain/person';
import { formatPhone } from '../../domain/phone';
import { deedOf } from './printLog';
import type { PersonErased } from './person';
import { safeBlock, safeLine, when } from './terminal';

const spoken = ({ key, value }: PersonQuery) => safeLine(key === 'phone' ? formatPhone(value) : value);

/** Columns that mean nothing to a reader. */
const internal = new Set(['id', 'idempotency_key', 'decision_id', 'created_at', 'expires_at']);

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One record with all its stored data. */
export function printHeld(held: PersonRecord): string {
  const { kind, id, at, by, match, data, mails, log } = held;
  const name = safeLine(recordName({ kind, id }));
  const matched = safeLine(match.startsWith('+') ? formatPhone(match) : match);
  const facts = Object.entries(data).filter(
    ([column, value]) => !internal.has(column) && shown(value) !== id,
  );
  return [
    `${name}  ${when(at)}  ${by === 'mention' ? 'mentions' : 'by'} ${matched}`,
    ...facts.map(([column, value]) => safeBlock(`${column}: ${shown(value)}`)),
    ...mails.map(({ id: mail, state }) => safeBlock(`mail ${String(mail)}: ${String(state)}`)),
    ...log.map((entry) => safeBlock(`${when(entry.at)}  ${deedOf(entry)}`)),
  ].join('\n');
}

/** All data about a person. */
export function printPerson({ asked, also, held, more }: PersonSearchResult): string {
  const sure = held.filter((one) => one.sure);
  const perhaps = held.filter((one) => !one.sure);
  const besides = also.length === 0 ? '' : ` Besides for ${also.map(spoken).join(', ')}.`;
  return [
    `Looked for ${spoken(asked)}.${besides}`,
    '',
    sure.length === 0 ? 'Nothing is surely this person’s.' : 'Surely this person’s:',
    ...sure.map(printHeld),
    ...(perhaps.length === 0 ? [] : ['', 'This may be somebody else’s:', ...perhaps.map(printHeld)]),
    ...(more ? ['', 'More was found than is listed: write more of the name.'] : []),
  ].join('\n');
}

function printCopies(copies: readonly KnownCopy[]): string[] {
  const there = copies.filter((copy) => copy.there);
  const moved = copies.filter((copy) => !copy.there);
  return [
    ...(copies.length === 0 ? ['No copy of the database is known.'] : []),
    ...(there.length === 0
      ? []
      : [
          'These copies of the database may still hold the person:',
          ...there.map(({ file, at }) => `    ${when(at)}  ${safeLine(file)}`),
        ]),
    ...(moved.length === 0
      ? []
      : [
          `${String(moved.length)} copies are not in their place any more; wherever they were moved to, they may hold the person too:`,
          ...moved.slice(0, 5).map(({ file, at }) => `    ${when(at)}  ${safeLine(file)}`),
        ]),
    'Mail that was sent is in its mailboxes. Restoring a copy brings the person back: then erase once more.',
  ];
}

/** Result of an erasure. @param would Whether it was a dry run. */
export function printErased({ erased, left, copies }: PersonErased, would = false): string {
  const count = erased.length === 1 ? '1 item' : `${String(erased.length)} items`;
  return [
    ...(would ? [] : [`Erased: ${count} of one person.`]),
    ...(left.length === 0 ? [] : [`Left, as it was not picked: ${left.map(safeLine).join(', ')}.`]),
    ...printCopies(copies),
  ].join('\n');
}
