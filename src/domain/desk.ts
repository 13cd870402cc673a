/**
 * Kinds of items at the desk. A new kind is a name here, an entry in `src/server/store/kinds.ts`, and one in
 * `src/content/pages/deskKinds.ts`.
 */
export const deskKinds = ['request', 'booking', 'message', 'review', 'mail', 'subscriber'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Whether a text names a kind. */
export const isDeskKind = (text: string): text is DeskKind => deskKinds.some((kind) => kind === text);

/**
 * Actions of staff on an item. `undo` reverts the last of the others; `erase` deletes permanently, and `retry` sends an
 * e-mail again.
 */
export const deskActions = [
  'approve',
  'reject',
  'confirm',
  'decline',
  'answer',
  'spam',
  'undo',
  'erase',
  'retry',
  'note',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Whether a text names an action. */
export const isDeskAction = (text: string): text is DeskAction => deskActions.some((one) => one === text);

/**
 * Other actions in the log: the desk was opened or closed, the keys of signed links were replaced, the data of a person
 * were searched, exported or erased, a backup was made, or e-mail to an address was stopped or allowed again.
 */
export type LoggedAction =
  | DeskAction
  | 'open'
  | 'close'
  | 'rotate'
  | 'find'
  | 'export'
  | 'forget'
  | 'backup'
  | 'stop'
  | 'allow';

/** How somebody accessed the desk: in the browser, at the command line, or by a link in staff mail. */
export const deskChannels = ['browser', 'command', 'mail'] as const;

/** Who acts at the desk. */
export interface DeskActor {
  /** The name they gave; empty if they were not asked. */
  who: string;
  via: (typeof deskChannels)[number];
}

/** One entry of the log: who did what, when, and to which item. Times are ISO 8601. */
export interface LogEntry extends DeskActor {
  id: string;
  at: string;
  action: LoggedAction;
  /** Kind of the item; left out for the desk itself. */
  kind?: DeskKind;
  /** Id of the item; empty if it would identify a person. */
  subjectId: string;
  /** Status before and after. */
  from?: string;
  to?: string;
  /** Text of a note, removed when the note is undone; how many items were exported or erased; or the file of a backup. */
  note?: string;
  /** Id of the entry that this one undoes. */
  undoes?: string;
}

/** State of an item; `kept` needs no answer, such as a subscriber. */
export type DeskState = 'waiting' | 'done' | 'spam' | 'kept';

/** An item of any kind that the desk lists. */
export interface DeskItem {
  kind: DeskKind;
  /** Id, reference or address that identifies it at the desk. */
  id: string;
  /** Time of arrival, ISO 8601. */
  at: string;
  state: DeskState;
  /** Status in the kind's own terms: `pending`, `confirmed`. */
  status: string;
  /** Time of the decision, ISO 8601. */
  decidedAt?: string;
  /** Id of the log entry that set its status; an outdated page is detected by it. */
  decisionId?: string;
  /** Name of the sender. */
  person?: string;
  phone?: string;
  email?: string;
  /** The text as sent, including line breaks. */
  text?: string;
  /** Fields that only this kind has, such as a clinic's number. */
  details: Readonly<Record<string, string>>;
  /** Why it looks like spam. */
  suspicion?: readonly string[];
}

/** Sort orders of a list. */
export const deskOrders = ['due', 'oldest', 'newest'] as const;
export type DeskOrder = (typeof deskOrders)[number];

/** An e-mail to the visitor about an item. Times are ISO 8601. */
export interface VisitorMailState {
  /** Its subject: that the item has arrived, or what was decided. */
  about: 'arrived' | 'decided';
  state: 'waiting' | 'sent' | 'failed' | 'capped';
  /** Time at which it was sent, or is due. */
  at: string;
}

/** Filter, order and position of a list. */
export interface DeskQuery {
  /** Default: all kinds. */
  kind?: DeskKind | undefined;
  /** Default: all states. */
  state?: 'waiting' | 'done' | 'spam' | undefined;
  /** Words that must all occur, ignoring case; a phone number in any spelling. */
  words?: string | undefined;
  /** `due`: the earliest deadline first. */
  order?: DeskOrder | undefined;
  /** Working days within which answers are promised, for that order. */
  answerDays?: number | undefined;
  /** Cursor of the page: the previous page's `next`. */
  after?: string | undefined;
}

/** One page of a list. */
export interface DeskItems {
  items: DeskItem[];
  /** Cursor of the next page; left out at the end. */
  next?: string;
}

/** Number of open items, by kind. */
export type DeskCounts = Readonly<Record<DeskKind, number>>;

/** A session at the desk. Times are ISO 8601. */
export interface DeskSession {
  /** Name that the person entered. */
  name: string;
  openedAt: string;
  /** Time at which it expires. */
  expiresAt: string;
}

/** Maximum lengths of what staff type. */
export const deskLimits = { name: 60, note: 1000, words: 80 } as const;

/** What staff should know besides what waits. */
export type DeskWarning =
  /** The machine's clock is not believed; both times ISO 8601. */
  | { kind: 'clock'; clock: string; believed: string }
  /** A proxy that the settings do not name. */
  | { kind: 'proxy'; address: string }
  /** Something that an owner expects is not set up. */
  | { kind: 'unset'; what: 'mail' | 'copies' }
  /** So many e-mails to visitors were left out in the last day. */
  | { kind: 'capped'; count: number };

/** Parses `kind/id`; undefined if it is malformed. */
export function readDeskItem(text: string): { kind: DeskKind; id: string } | undefined {
  const at = text.indexOf('/');
  const kind = deskKinds.find((one) => one === text.slice(0, Math.max(0, at)));
  const id = text.slice(at + 1);
  return kind === undefined || id === '' || id.length > 400 ? undefined : { kind, id };
}
