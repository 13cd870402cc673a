import { deskKinds, type DeskItem, type LogEntry } from './desk';

/**
 * Kinds of records in which personal data may be stored: everything that the desk lists, a returned form with errors, a
 * note of staff about another item, and staff's own names in the log.
 */
export const recordKinds = [...deskKinds, 'form', 'note', 'staff'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Search keys for a person. */
export type PersonKey = 'email' | 'phone' | 'reference' | 'name';

/** The search text in normalised form: an address in lower case, a number as `+254712345678`. */
export interface PersonQuery {
  key: PersonKey;
  value: string;
}

/** A record that was found, with the reason. */
export interface PersonRecord {
  kind: RecordKind;
  /** Id, reference, address or name that identifies it. */
  id: string;
  /** Time of arrival, ISO 8601; for a form, the time of its deletion. */
  at: string;
  /** Whether it contains exactly the address, number or reference that was typed. Everything else may belong to somebody else. */
  sure: boolean;
  /** The key that matched; `mention` is an address or a number within a text. */
  by: PersonKey | 'mention';
  /** The address, number, reference or name that matched. */
  match: string;
  /** The item in the desk's list; left out if the desk does not list its kind. */
  item?: DeskItem;
  /** All stored data, by column name. */
  data: Readonly<Record<string, unknown>>;
  /** E-mails about it. */
  mails: readonly Readonly<Record<string, unknown>>[];
  /** Log entries and notes of staff about it. */
  log: readonly LogEntry[];
}

/** All records about a person, certain matches first, the newest first. */
export interface PersonSearchResult {
  asked: PersonQuery;
  /** Further search keys: other addresses, numbers and names in the certain matches. */
  also: readonly PersonQuery[];
  held: readonly PersonRecord[];
  /** Whether there are more possible matches than are listed, because the words are too common. */
  more: boolean;
}

/** Unique name of a record: `booking/K7M-4XP`. */
export const recordName = ({ kind, id }: Pick<PersonRecord, 'kind' | 'id'>) => `${kind}/${id}`;

/** A backup of the database that may still contain an erased person. */
export interface KnownCopy {
  /** Absolute path, or address in a bucket. */
  file: string;
  /** When it was made, ISO 8601. */
  at: string;
  /** Whether it still exists. */
  there: boolean;
}
