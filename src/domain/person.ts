import { deskKinds, type DeskItem, type LogEntry } from './desk';

/**
 * Where something about a person may be held: what the desk lists, a form that came back with a mistake, a note of staff
 * about something else, and staff's own names in the log.
 */
export const heldKinds = [...deskKinds, 'form', 'note', 'staff'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** What somebody can be looked for by. */
export type PersonKey = 'email' | 'phone' | 'reference' | 'name';

/** What was typed, as it is compared: an address in lower case, a number as `+254712345678`. */
export interface PersonAsked {
  key: PersonKey;
  value: string;
}

/** One thing that is held, and why it was found. */
export interface Held {
  kind: HeldKind;
  /** Id, reference, address or name: how it is called. */
  id: string;
  /** When it came, ISO 8601; of a form when it is deleted. */
  at: string;
  /** Whether it holds exactly the address, number or reference that was typed. Everything else may be somebody else’s. */
  sure: boolean;
  /** By what it was found; `mention` is an address or a number in the middle of a text. */
  by: PersonKey | 'mention';
  /** The address, number, reference or name that was found in it. */
  match: string;
  /** As the desk lists it; missing where the desk does not list its kind. */
  item?: DeskItem;
  /** Everything that is stored of it, by the names of the columns. */
  data: Readonly<Record<string, unknown>>;
  /** Mail about it. */
  mails: readonly Readonly<Record<string, unknown>>[];
  /** What staff did with it, and their notes. */
  log: readonly LogEntry[];
}

/** Everything that is held about a person, what is surely theirs first, the newest first. */
export interface PersonFound {
  asked: PersonAsked;
  /** What was looked for besides: other addresses, numbers and names of what is surely theirs. */
  also: readonly PersonAsked[];
  held: readonly Held[];
  /** Whether more may be somebody’s than are listed: the words are too common. */
  more: boolean;
}

/** What one thing is called among all: `booking/K7M-4XP`. */
export const heldName = ({ kind, id }: Pick<Held, 'kind' | 'id'>) => `${kind}/${id}`;

/** A copy of the database that may still hold a person who was erased. */
export interface KnownCopy {
  /** Absolute path, or address in a bucket. */
  file: string;
  /** When it was made, ISO 8601. */
  at: string;
  /** Whether it is still in its place. */
  there: boolean;
}
