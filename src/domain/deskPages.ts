import {
  deskKinds,
  type DeskCounts,
  type DeskItem,
  type DeskItems,
  type DeskOrder,
  type DeskQuery,
  type DeskSession,
  type DeskWarning,
  type LogEntry,
  type VisitorMailState,
} from './desk';
import type { PersonRecord, KnownCopy, PersonSearchResult } from './person';

/** Paths of the desk in the browser: no page of the site links to them. */
export const deskPaths = {
  list: '/desk',
  item: '/desk/item',
  act: '/desk/act',
  /** Calendar files: `/desk/calendar/K7M-4XP.ics`. */
  calendar: '/desk/calendar',
  open: '/desk/open',
  /** Has a link mailed to staff. */
  mailLink: '/desk/link',
  close: '/desk/close',
  waiting: '/desk/waiting',
  /** One person: search, export and erasure. */
  person: '/desk/person',
  personExport: '/desk/person/export',
  personErase: '/desk/person/erase',
  /** The owner's guides: `/desk/guides/upgrade`. */
  guides: '/desk/guides',
} as const;

/** Names of form fields and query parameters of the desk. */
export const deskFields = {
  action: 'action',
  /** Log entry to undo. */
  entry: 'entry',
  /** In an address: the log entry that was just written, for the confirmation. */
  done: 'done',
  id: 'id',
  kind: 'kind',
  link: 'link',
  name: 'name',
  note: 'note',
  /** The list to return to, as a query. */
  list: 'list',
  /** The item to open after signing in, as `kind/id`. */
  to: 'to',
  /** The person to search for, as typed. */
  who: 'who',
  /** Records to export or erase, as `kind/id`, once for each. */
  pick: 'pick',
  /** Whether the erasure was confirmed. */
  sure: 'sure',
  /** In an address: how many records were erased, and how many are left. */
  erased: 'erased',
  left: 'left',
} as const;

/** Views in the desk's menu. */
export const deskViews = ['waiting', ...deskKinds, 'done', 'spam', 'all', 'log'] as const;
export type DeskView = (typeof deskViews)[number];

/** The parameters of a list's address. */
export interface DeskAddress {
  view: DeskView;
  words: string;
  order: DeskOrder;
  after: string;
}

/** Views of items that need no answer. */
const settled: readonly DeskView[] = ['done', 'spam', 'all', 'log', 'subscriber'];

/** Sort orders of a view, the default first. Views of items that need no answer cannot be sorted by due date. */
export const ordersOf = (view: DeskView): readonly DeskOrder[] =>
  settled.includes(view) ? ['newest', 'oldest'] : ['due', 'oldest', 'newest'];
const usualOrder = (view: DeskView) => ordersOf(view)[0] ?? 'newest';

/** Parses the address of a list; missing parameters get their defaults. */
export function readDeskAddress(query: URLSearchParams): DeskAddress {
  const view = deskViews.find((one) => one === query.get('view')) ?? 'waiting';
  const order = ordersOf(view).find((one) => one === query.get('order'));
  return {
    view,
    words: (query.get('q') ?? '').slice(0, 200).trim(),
    order: order ?? usualOrder(view),
    after: query.get('after') ?? '',
  };
}

/** The query of a list's address, without its question mark. */
export function deskQueryText({ view, words, order, after }: DeskAddress): string {
  const query = new URLSearchParams({
    ...(view !== 'waiting' && { view }),
    ...(words !== '' && { q: words }),
    ...(order !== usualOrder(view) && { order }),
    ...(after !== '' && { after }),
  });
  return String(query);
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** The address of a list. */
export const deskListPath = (address: DeskAddress) => withQuery(deskPaths.list, deskQueryText(address));

/** The address of an item beside the list that it was found in. */
export function deskItemPath({ kind, id }: Pick<DeskItem, 'kind' | 'id'>, address?: DeskAddress): string {
  const path = `${deskPaths.item}/${kind}/${encodeURIComponent(id)}`;
  return withQuery(path, address ? deskQueryText(address) : '');
}

/** The store's query for a view. */
export function deskQueryOf({ view, words, order, after }: DeskAddress): DeskQuery {
  const rest = { words, order, after };
  if (view === 'waiting' || view === 'done' || view === 'spam') return { state: view, ...rest };
  const kind = deskKinds.find((one) => one === view);
  if (kind === undefined) return rest;
  return { kind, ...(kind !== 'subscriber' && { state: 'waiting' }), ...rest };
}

/** A message shown once, above an item or a list. */
export type DeskNotice =
  /** It was done; the log entry can be undone. */
  | { kind: 'done'; entry: LogEntry }
  /** Somebody else was faster: what was done, and that nothing was changed. */
  | { kind: 'late'; entry?: LogEntry }
  /** The item does not exist, or has just been erased. */
  | { kind: 'gone' | 'erased' }
  /** The note was empty or too long; the text that was typed. */
  | { kind: 'note'; note: string };

/** Data of the page about one person, by its step. */
export interface DeskPersonData {
  page: 'person';
  session: DeskSession;
  counts: DeskCounts;
  /** The search text; empty at first. */
  typed: string;
  step:
    /** The search form; the text may be no valid name or address. */
    | { is: 'asked'; unreadable: boolean }
    /** Everything that was found; `nothing` was selected, or the selection is `gone` meanwhile. */
    | { is: 'found'; found: PersonSearchResult; problem?: 'nothing' | 'gone' }
    /** Confirmation before the selection is erased. */
    | { is: 'question'; picked: readonly PersonRecord[]; left: number; copies: readonly KnownCopy[] }
    | { is: 'erased'; count: number; left: number; copies: readonly KnownCopy[] };
  /** Current time in ms since 1970. */
  now: number;
}

/** Data of every page of the desk. */
export type DeskPageData =
  | {
      page: 'desk';
      session: DeskSession;
      address: DeskAddress;
      counts: DeskCounts;
      list?: DeskItems;
      log?: { entries: readonly LogEntry[]; next?: string };
      item?: { item: DeskItem; log: readonly LogEntry[]; mails?: readonly VisitorMailState[] };
      notice?: DeskNotice;
      /** Shown above the list. */
      warnings?: readonly DeskWarning[];
      /** Current time in ms since 1970. */
      now: number;
    }
  | DeskPersonData
  /** A guide, by the name of its file. */
  | { page: 'guide'; session: DeskSession; counts: DeskCounts; guide: string }
  | { page: 'open'; link: string; to: string; problem?: 'name' }
  | {
      page: 'closed';
      reason: DeskClosed;
      /** The note that could not be stored. */
      note?: string;
      /** Whether staff can have a link mailed. */
      mails: boolean;
    }
  /** The browser has to repeat the request, so that it sends the cookie. */
  | { page: 'again'; path: string };

/** Why access is denied: no session, a link that was used or has expired, the person has signed out, or asked for a link. */
export type DeskClosed = 'lost' | 'link' | 'left' | 'asked';

/** Renders pages of the desk as complete HTML documents. */
export interface DeskRenderer {
  render(data: DeskPageData): string;
  /** Names of the guides, the first one first. */
  guides: readonly string[];
}
