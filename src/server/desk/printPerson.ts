import {
  recordName,
  type PersonRecord,
  type KnownCopy,
  type PersonQuery,
  type PersonSearchResult,
} from '../../domain/person';
import { formatPhone } from '../../domain/phone';
import { describeEntry } from './printLog';
import type { PersonErased } from './person';
import { safeBlock, safeLine, when } from './terminal';

const formatKey = ({ key, value }: PersonQuery) => safeLine(key === 'phone' ? formatPhone(value) : value);

/** Columns that mean nothing to a reader. */
const internal = new Set(['id', 'idempotency_key', 'decision_id', 'created_at', 'expires_at']);

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One record with all its stored data. */
export function printRecord(record: PersonRecord): string {
  const { kind, id, at, by, match, data, mails, log } = record;
  const name = safeLine(recordName({ kind, id }));
  const matched = safeLine(match.startsWith('+') ? formatPhone(match) : match);
  const facts = Object.entries(data).filter(
    ([column, value]) => !internal.has(column) && shown(value) !== id,
  );
  return [
    `${name}  ${when(at)}  ${by === 'mention' ? 'mentions' : 'by'} ${matched}`,
    ...facts.map(([column, value]) => safeBlock(`${column}: ${shown(value)}`)),
    ...mails.map(({ id: mail, state }) => safeBlock(`mail ${String(mail)}: ${String(state)}`)),
    ...log.map((entry) => safeBlock(`${when(entry.at)}  ${describeEntry(entry)}`)),
  ].join('\n');
}

/** All data about a person. */
export function printPerson({ asked, also, held, more }: PersonSearchResult): string {
  const sure = held.filter((one) => one.sure);
  const uncertain = held.filter((one) => !one.sure);
  const furtherKeys = also.length === 0 ? '' : ` Besides for ${also.map(formatKey).join(', ')}.`;
  return [
    `Looked for ${formatKey(asked)}.${furtherKeys}`,
    '',
    sure.length === 0 ? 'Nothing is surely this person’s.' : 'Surely this person’s:',
    ...sure.map(printRecord),
    ...(uncertain.length === 0 ? [] : ['', 'This may be somebody else’s:', ...uncertain.map(printRecord)]),
    ...(more ? ['', 'More was found than is listed: write more of the name.'] : []),
  ].join('\n');
}

function printCopies(copies: readonly KnownCopy[]): string[] {
  const existing = copies.filter((copy) => copy.there);
  const missing = copies.filter((copy) => !copy.there);
  return [
    ...(copies.length === 0 ? ['No copy of the database is known.'] : []),
    ...(existing.length === 0
      ? []
      : [
          'These copies of the database may still hold the person:',
          ...existing.map(({ file, at }) => `    ${when(at)}  ${safeLine(file)}`),
        ]),
    ...(missing.length === 0
      ? []
      : [
          `${String(missing.length)} copies are where the server cannot see them, or gone; wherever they are, they may hold the person too:`,
          ...missing.slice(0, 5).map(({ file, at }) => `    ${when(at)}  ${safeLine(file)}`),
        ]),
    'Mail that was sent is in its mailboxes. Restoring a copy brings the person back: then erase once more.',
  ];
}

/** Result of an erasure. @param isDryRun Whether it was a dry run. */
export function printErased({ erased, left, copies }: PersonErased, isDryRun = false): string {
  const count = erased.length === 1 ? '1 item' : `${String(erased.length)} items`;
  return [
    ...(isDryRun ? [] : [`Erased: ${count} of one person.`]),
    ...(left.length === 0 ? [] : [`Left, as it was not picked: ${left.map(safeLine).join(', ')}.`]),
    ...printCopies(copies),
  ].join('\n');
}
