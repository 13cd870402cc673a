import {
  deskKinds,
  type DeskCounts,
  type DeskItem,
  type DeskItems,
  type DeskKind,
  type DeskOrder,
  type DeskQuery,
  type DeskSession,
  type LogEntry,
  type VisitorMailState,
} from './desk';
import type { Held, KnownCopy, PersonFound } from './person';

/** Paths of the desk in the browser: no page of the site leads to them. */
export const deskPaths = {
  list: '/desk',
  item: '/desk/item',
  act: '/desk/act',
  /** Calendar files: `/desk/calendar/K7M-4XP.ics`. */
  calendar: '/desk/calendar',
  open: '/desk/open',
  close: '/desk/close',
  waiting: '/desk/waiting',
  /** One person: found, handed out and erased. */
  person: '/desk/person',
  personExport: '/desk/person/export',
  personErase: '/desk/person/erase',
} as const;

/** Names of what the desk's forms post and its addresses hold. */
export const deskFields = {
  action: 'action',
  /** Entry of the log that is taken back. */
  entry: 'entry',
  /** In an address: the entry of the log that was just written, to say so. */
  done: 'done',
  id: 'id',
  kind: 'kind',
  link: 'link',
  name: 'name',
  note: 'note',
  /** The list that one came from, as a query. */
  list: 'list',
  /** The item that a link leads to, as `kind/id`. */
  to: 'to',
  /** Whom staff look for, as they typed it. */
  who: 'who',
  /** Things that are handed out or erased, as `kind/id`, once for each. */
  pick: 'pick',
  /** Whether the question before an erasure was answered. */
  sure: 'sure',
  /** In an address: how many things were erased, and how many left. */
  erased: 'erased',
  left: 'left',
} as const;

/** What the desk's menu leads to. */
export const deskViews = ['waiting', ...deskKinds, 'done', 'spam', 'all', 'log'] as const;
export type DeskView = (typeof deskViews)[number];

/** A list as its address has it. */
export interface DeskAddress {
  view: DeskView;
  words: string;
  order: DeskOrder;
  after: string;
}

/** Views of items that need no answer. */
const settled: readonly DeskView[] = ['done', 'spam', 'all', 'log', 'subscriber'];

/** Sort orders of a view, the default first. Views of items that need no answer have no due order. */
export const ordersOf = (view: DeskView): readonly DeskOrder[] =>
  settled.includes(view) ? ['newest', 'oldest'] : ['due', 'oldest', 'newest'];
const usualOrder = (view: DeskView) => ordersOf(view)[0] ?? 'newest';

/** Reads which list an address asks for; what it does not say is as usual. */
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

/** What a view asks the store for. */
export function deskQueryOf({ view, words, order, after }: DeskAddress): DeskQuery {
  const rest = { words, order, after };
  if (view === 'waiting' || view === 'done' || view === 'spam') return { state: view, ...rest };
  const kind = deskKinds.find((one) => one === view);
  if (kind === undefined) return rest;
  return { kind, ...(kind !== 'subscriber' && { state: 'waiting' }), ...rest };
}

/** What the desk has to say once, above an item or a list. */
export type DeskNotice =
  /** It was done; the entry of the log can be taken back. */
  | { kind: 'done'; entry: LogEntry }
  /** Somebody was quicker: what was done, and that nothing was changed. */
  | { kind: 'late'; entry?: LogEntry }
  /** The item is not there, or has just been erased. */
  | { kind: 'gone' | 'erased' }
  /** The note was empty or too long; what was written. */
  | { kind: 'note'; note: string };

/** The page of one person, by what staff have done on it. */
export interface DeskPersonData {
  page: 'person';
  session: DeskSession;
  counts: DeskCounts;
  /** What was typed; empty at first. */
  typed: string;
  step:
    /** Asks for whom to look; what was typed can be nobody. */
    | { is: 'asked'; unreadable: boolean }
    /** Everything that was found; `nothing` was picked of it, or it is `gone` meanwhile. */
    | { is: 'found'; found: PersonFound; problem?: 'nothing' | 'gone' }
    /** Asks before it erases what was picked. */
    | { is: 'question'; picked: readonly Held[]; left: number; copies: readonly KnownCopy[] }
    | { is: 'erased'; count: number; left: number; copies: readonly KnownCopy[] };
  /** Milliseconds of the clock. */
  now: number;
}

/** Everything that a page of the desk shows. */
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
      /** Milliseconds of the clock. */
      now: number;
    }
  | DeskPersonData
  | { page: 'open'; link: string; to: string; problem?: 'name' }
  | { page: 'closed'; reason: DeskClosed; /** What would have been stored. */ note?: string }
  /** The browser has to ask once more, so that it sends the cookie. */
  | { page: 'again'; path: string };

/** Why somebody does not get in: no open desk, a link that was used or is too old, or they have closed it themselves. */
export type DeskClosed = 'lost' | 'link' | 'left';

/** Draws pages of the desk as whole HTML documents. */
export interface DeskRenderer {
  render(data: DeskPageData): string;
}

/** Whether a text is a kind and an id as `kind/id`. */
export function readDeskItem(text: string): { kind: DeskKind; id: string } | undefined {
  const at = text.indexOf('/');
  const kind = deskKinds.find((one) => one === text.slice(0, Math.max(0, at)));
  const id = text.slice(at + 1);
  return kind === undefined || id === '' || id.length > 400 ? undefined : { kind, id };
}
