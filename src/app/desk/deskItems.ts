import { desk } from '../../content/pages/desk';
import { isDeskAction, type DeskItem, type LogEntry, type VisitorMailState } from '../../domain/desk';
import { deskFields, deskListPath, deskPaths, deskQueryText, type DeskNotice } from '../../domain/deskPages';
import { formatPhone } from '../../domain/phone';
import type { DeskActionsProps } from '../../sections/DeskItem/DeskActions';
import type { DeskFact, DeskItemProps } from '../../sections/DeskItem/DeskItem';
import type { DeskLogProps, DeskPost } from '../../sections/DeskLog/DeskLog';
import { viewWords, type DeskData } from './deskLists';
import { context, describeEntry, dueOf, logTime, statusOf, wholeTime } from './deskWords';

/** Hidden fields of every form about an item. */
const fieldsOf = ({ kind, id }: DeskItem, { address }: DeskData) => ({
  [deskFields.kind]: kind,
  [deskFields.id]: id,
  [deskFields.list]: deskQueryText(address),
});

/** The form that undoes a log entry; undefined if it cannot be undone. */
function undoOf(entry: LogEntry, item: DeskItem, data: DeskData): DeskPost | undefined {
  const isNote = entry.action === 'note' && entry.note !== undefined;
  const isLast = entry.id === item.decisionId && item.state !== 'waiting';
  if (!isNote && !isLast) return undefined;
  const fields = { ...fieldsOf(item, data), [deskFields.action]: 'undo', [deskFields.entry]: entry.id };
  return { label: desk.log.undo, about: describeEntry(entry), action: deskPaths.act, fields };
}

function logProps({ item, log }: NonNullable<DeskData['item']>, data: DeskData): DeskLogProps {
  const sent = { id: 'sent', time: logTime(item.at, data.now), text: desk.log.sent };
  const deeds = log.map((entry) => ({
    id: entry.id,
    time: logTime(entry.at, data.now),
    text: describeEntry(entry),
    note: entry.note,
    undo: undoOf(entry, item, data),
  }));
  return {
    title: desk.log.title,
    level: 'h2',
    deeds: item.kind === 'mail' ? deeds : [sent, ...deeds],
    empty: desk.log.none,
  };
}

const dialled = /^\+\d{8,15}$/;
const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n');

/** A `mailto:` address with a prepared text. */
function mailAddress(email: string, subject: string, body: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf(body))}`;
}

function actionsProps(item: DeskItem, data: DeskData): DeskActionsProps {
  const words = desk.kinds[item.kind];
  const { email, whatsapp, calendar, more, erase } = desk.actions;
  const waits = item.state === 'waiting';
  const reply = words.reply?.(item, context);
  const body = reply?.paragraphs.join('\n\n') ?? '';
  const phone = item.phone !== undefined && dialled.test(item.phone) ? item.phone : undefined;
  return {
    action: deskPaths.act,
    fields: fieldsOf(item, data),
    email:
      reply && item.email !== undefined
        ? { label: email, to: mailAddress(item.email, reply.subject, body) }
        : undefined,
    whatsapp:
      reply && phone !== undefined
        ? { label: whatsapp, to: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(body)}` }
        : undefined,
    calendar:
      item.kind === 'booking' && item.status === 'confirmed'
        ? { label: calendar, to: `${deskPaths.calendar}/${item.id}.ics` }
        : undefined,
    buttons: waits ? words.actions : [],
    more: { label: more, buttons: waits ? words.seldom : [], erase: words.erasable ? erase : undefined },
  };
}

/** E-mails to the visitor, sent or planned. */
function mailFacts(mails: readonly VisitorMailState[], now: number): DeskFact[] {
  const values = mails.map(({ about, state, at }) => ({
    text: desk.mails.told(about, state, logTime(at, now).label),
  }));
  return values.length === 0 ? [] : [{ label: desk.mails.label, values }];
}

/** What is known about an item. */
export function factsOf(item: DeskItem): DeskFact[] {
  const { person, phone, email, came, status } = desk.facts;
  const own = desk.kinds[item.kind].facts(item, context);
  const fact = (label: string, text: string | undefined, to?: string): DeskFact[] =>
    text === undefined || text === '' ? [] : [{ label, values: [{ text, to }] }];
  const isDialled = item.phone !== undefined && dialled.test(item.phone);
  return [
    ...own.map(([label, ...values]) => ({ label, values: values.map((text) => ({ text })) })),
    ...fact(person, item.person),
    ...fact(phone, item.phone && formatPhone(item.phone), isDialled ? `tel:${item.phone ?? ''}` : undefined),
    ...fact(email, item.email),
    ...fact(came, wholeTime(item.at)),
    ...fact(status, statusOf(item)),
  ];
}

/** The message at the top of the page. */
function noticeOf(notice: DeskNotice | undefined, item: DeskItem, data: DeskData): DeskItemProps['notice'] {
  const { done, late, lateUnknown, gone } = desk.notices;
  if (notice?.kind === 'done' && isDeskAction(notice.entry.action)) {
    const { action } = notice.entry;
    const pendingMail = data.item?.mails?.find(
      ({ about, state }) => about === 'decided' && state === 'waiting',
    );
    const willBeNotified = pendingMail !== undefined && (action === 'confirm' || action === 'decline');
    const text = willBeNotified
      ? `${done[action]} ${desk.mails.undo(logTime(pendingMail.at, data.now).label)}`
      : done[action];
    return { severity: 'success', text, undo: undoOf(notice.entry, item, data) };
  }
  if (notice?.kind === 'late') {
    const { entry } = notice;
    const decidedText = entry && `${logTime(entry.at, data.now).label}: ${describeEntry(entry)}`;
    return { severity: 'error', text: decidedText === undefined ? lateUnknown : late(decidedText) };
  }
  return notice?.kind === 'gone' ? { severity: 'error', text: gone } : undefined;
}

/** An item beside its list. */
export function itemProps(data: DeskData): DeskItemProps | undefined {
  const { item: shown, notice, address, now } = data;
  if (!shown) return undefined;
  const { item } = shown;
  const words = desk.kinds[item.kind];
  const suspicion = item.suspicion?.map((one) => desk.suspicions[one] ?? one).join('; ');
  const stored = notice?.kind === 'done' && notice.entry.action === 'note';
  return {
    back: { label: viewWords(address.view).list, to: deskListPath(address) },
    kind: words.name,
    reference: item.kind === 'subscriber' ? '' : item.id,
    title: words.subject(item, context),
    due: dueOf(item, now),
    notice: noticeOf(notice, item, data),
    warning: suspicion === undefined ? undefined : `${desk.warning} ${suspicion}.`,
    actions: actionsProps(item, data),
    facts: [...factsOf(item), ...mailFacts(shown.mails ?? [], now)],
    written:
      item.text === undefined || item.text === '' ? undefined : { label: words.written, text: item.text },
    note: {
      label: desk.note.label,
      help: desk.note.help,
      button: desk.note.button,
      error: notice?.kind === 'note' ? desk.note.error : undefined,
      value: notice?.kind === 'note' ? notice.note : undefined,
      action: deskPaths.act,
      fields: fieldsOf(item, data),
      keep: `${item.kind}/${item.id}`,
      kept: stored,
    },
    log: logProps(shown, data),
  };
}
