import { desk } from '../../content/pages/desk';
import { deskPerson } from '../../content/pages/deskPerson';
import { deskKinds, type DeskCounts, type DeskItem, type LogEntry } from '../../domain/desk';
import {
  deskItemPath,
  deskListPath,
  deskPaths,
  deskViews,
  ordersOf,
  readDeskAddress,
  type DeskAddress,
  type DeskPageData,
  type DeskView,
} from '../../domain/deskPages';
import { saidTime } from '../../domain/deskTimes';
import type { DeskShellProps } from '../../layouts/DeskShell/DeskShell';
import type { DeskListProps } from '../../sections/DeskList/DeskList';
import type { DeskLogProps } from '../../sections/DeskLog/DeskLog';
import { context, describeEntry, dueOf, logTime, pastTime } from './deskWords';

/** Data of a page at the open desk. */
export type DeskData = Extract<DeskPageData, { page: 'desk' }>;

const kindOf = (view: DeskView) => deskKinds.find((kind) => kind === view);

/** Name of a view, and its text when it is empty. */
export function viewWords(view: DeskView): { list: string; none: string } {
  const kind = kindOf(view);
  if (kind !== undefined) return desk.kinds[kind];
  return desk.views[view as Exclude<DeskView, (typeof deskKinds)[number]>];
}

/** Number of open items in a view; undefined if there are none. */
export function waitingIn(view: DeskView, counts: DeskCounts): number | undefined {
  if (view === 'waiting') return Object.values(counts).reduce((sum, count) => sum + count, 0);
  const kind = kindOf(view);
  return kind === undefined || kind === 'subscriber' ? undefined : counts[kind];
}

const listOf = (view: DeskView): DeskAddress => readDeskAddress(new URLSearchParams({ view }));
const lastGroup: readonly DeskView[] = ['done', 'spam', 'all', 'log'];

/** Header, views and keyboard shortcuts. @param shown The current view, or the page beside the lists. */
export function shellProps(
  { session, counts }: Pick<DeskData, 'session' | 'counts'>,
  shown: DeskView | 'guides' | 'person',
): Omit<DeskShellProps, 'children'> {
  const link = (view: DeskView) => ({
    view,
    label: viewWords(view).list,
    to: deskListPath(listOf(view)),
    count: waitingIn(view, counts),
    current: view === shown,
  });
  const person = {
    view: 'person',
    label: deskPerson.title,
    to: deskPaths.person,
    current: shown === 'person',
  };
  const guides = { view: 'guides', label: desk.guides, to: deskPaths.guides, current: shown === 'guides' };
  const { nav, keys } = desk;
  return {
    title: desk.title,
    skipLabel: desk.skipLabel,
    open: {
      person: nav.person(session.name, saidTime(Date.parse(session.expiresAt))),
      close: { label: nav.close, action: deskPaths.close },
      navLabel: nav.label,
      views: [
        deskViews.filter((view) => !lastGroup.includes(view)).map(link),
        [...lastGroup.map(link), person, guides],
      ],
      keys,
      counts: deskPaths.waiting,
      fresh: nav.fresh,
    },
  };
}

function rowOf(item: DeskItem, { address, now, item: shown }: DeskData): DeskListProps['rows'][number] {
  const words = desk.kinds[item.kind];
  return {
    to: deskItemPath(item, address),
    kind: words.name,
    // For an address the subject already shows it.
    reference: item.kind === 'subscriber' ? '' : item.id,
    time: pastTime(item.at, now),
    subject: words.subject(item, context),
    person: item.person ?? '',
    due: dueOf(item, now),
    current: shown?.item.kind === item.kind && shown.item.id === item.id,
  };
}

/** The list of a view. */
export function listProps(data: DeskData): DeskListProps | undefined {
  const { address, list, counts, notice, item, warnings = [] } = data;
  if (!list) return undefined;
  const { view, words, order } = address;
  const { list: title, none } = viewWords(view);
  const first = { ...address, after: '' };
  return {
    title,
    view,
    count: waitingIn(view, counts),
    warnings: warnings.map(desk.warnings),
    notice:
      !item && (notice?.kind === 'gone' || notice?.kind === 'erased') ? desk.notices[notice.kind] : undefined,
    search: {
      action: deskPaths.list,
      ...desk.search,
      value: words,
      fields: { ...(view !== 'waiting' && { view }), order },
    },
    order: {
      text: desk.order[order].text,
      others: ordersOf(view)
        .filter((one) => one !== order)
        .map((one) => ({ label: desk.order[one].other, to: deskListPath({ ...first, order: one }) })),
    },
    rows: list.items.map((one) => rowOf(one, data)),
    empty: words === '' ? none : desk.notFound(words),
    more:
      list.next === undefined
        ? undefined
        : { label: desk.more, to: deskListPath({ ...address, after: list.next }) },
    aside: item !== undefined,
  };
}

/** Link to the item of a log entry; erased items have none. */
function linkOf({ kind, subjectId, action }: LogEntry) {
  if (kind === undefined) return undefined;
  const label = `${desk.kinds[kind].name} ${subjectId}`.trim();
  return subjectId === '' || action === 'erase'
    ? undefined
    : { label, to: deskItemPath({ kind, id: subjectId }) };
}

/** The whole log. */
export function wholeLogProps({ log, address, now }: DeskData): DeskLogProps | undefined {
  if (!log) return undefined;
  const { list: title, none } = viewWords('log');
  return {
    title,
    level: 'h1',
    deeds: log.entries.map((entry) => ({
      id: entry.id,
      time: logTime(entry.at, now),
      text: describeEntry(entry),
      note: entry.note,
      item: linkOf(entry),
    })),
    empty: none,
    more:
      log.next === undefined
        ? undefined
        : { label: desk.more, to: deskListPath({ ...address, after: log.next }) },
  };
}
