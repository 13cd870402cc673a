/** What the desk shows, by kind. A new kind is a word here, an entry in `src/server/store/kinds.ts`, and one in `src/content/en/deskKinds.ts`. */
export const deskKinds = ['request', 'booking', 'message', 'review', 'mail', 'subscriber'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Whether a text names a kind. */
export const isDeskKind = (text: string): text is DeskKind => deskKinds.some((kind) => kind === text);

/** What staff do with an item. `undo` takes the last of the others back; `erase` deletes for good, and `retry` sends a mail again. */
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
 * What may be in the log besides: the desk was opened or closed, the keys of signed links were replaced, one person's data were
 * looked for, handed out or erased, a copy of all data was made, or mail to an address was stopped or allowed again.
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

/** How somebody reached the desk: in the browser, at the command line, or by a link in staff mail. */
export const deskWays = ['browser', 'command', 'mail'] as const;

/** Who does something at the desk. */
export interface DeskActor {
  /** Name as it was given; empty where nobody was asked. */
  who: string;
  via: (typeof deskWays)[number];
}

/** One line of the log: who did what, when, and to which. Times are ISO 8601. */
export interface LogEntry extends DeskActor {
  id: string;
  at: string;
  action: LoggedAction;
  /** What it was done to; missing where it is the desk itself. */
  kind?: DeskKind;
  /** Empty where its name would tell of a person. */
  subjectId: string;
  /** Status before and after. */
  from?: string;
  to?: string;
  /** What was noted, gone once the note was taken back; how many items were handed out or erased; or the file of a copy. */
  note?: string;
  /** Id of the entry that this one takes back. */
  undoes?: string;
}

/** Where an item stands; `kept` needs no answer, such as a subscriber. */
export type DeskState = 'waiting' | 'done' | 'spam' | 'kept';

/** Anything that the desk lists, of whatever kind. */
export interface DeskItem {
  kind: DeskKind;
  /** Id, reference or address: how the desk calls it. */
  id: string;
  /** When it came, ISO 8601. */
  at: string;
  state: DeskState;
  /** The kind's own word for where it stands: `pending`, `confirmed`. */
  status: string;
  /** When staff decided, ISO 8601. */
  decidedAt?: string;
  /** Id of the log's entry that brought it where it stands; a page that is older says so by it. */
  decisionId?: string;
  /** Who sent it. */
  person?: string;
  phone?: string;
  email?: string;
  /** What was written, line ends included. */
  text?: string;
  /** What only this kind has, such as a clinic's number. */
  details: Readonly<Record<string, string>>;
  /** Why it looks like a machine's. */
  suspicion?: readonly string[];
}

/** How a list is ordered. */
export const deskOrders = ['due', 'oldest', 'newest'] as const;
export type DeskOrder = (typeof deskOrders)[number];

/** A mail to the visitor about an item. Times are ISO 8601. */
export interface VisitorMailState {
  /** What it tells: that the item has arrived, or what was decided. */
  tells: 'arrived' | 'decided';
  state: 'waiting' | 'sent' | 'failed';
  /** When it was sent, or is due. */
  at: string;
}

/** Which items are listed. */
export interface DeskQuery {
  /** Missing: all kinds. */
  kind?: DeskKind | undefined;
  /** Missing: whatever their state. */
  state?: 'waiting' | 'done' | 'spam' | undefined;
  /** Words that must all be found, in any letter case; a number in any spelling. */
  words?: string | undefined;
  /** `due`: what must be answered first comes first. */
  order?: DeskOrder | undefined;
  /** Working days within which answers are promised, for that order. */
  answerDays?: number | undefined;
  /** Where the page before has ended: what it gave as `next`. */
  after?: string | undefined;
}

/** One page of a list. */
export interface DeskItems {
  items: DeskItem[];
  /** Where the next page begins; missing at the end. */
  next?: string;
}

/** How many wait, by kind. */
export type DeskCounts = Readonly<Record<DeskKind, number>>;

/** An open desk. Times are ISO 8601. */
export interface DeskSession {
  /** Who opened it, as they wrote their name. */
  name: string;
  openedAt: string;
  /** When it closes by itself. */
  expiresAt: string;
}

/** Longest texts that staff write. */
export const deskLimits = { name: 60, note: 1000, words: 80 } as const;
