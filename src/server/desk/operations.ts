import {
  deskLimits,
  type DeskAction,
  type DeskActor,
  type DeskItem,
  type DeskKind,
  type DeskQuery,
  type LogEntry,
  type VisitorMailState,
} from '../../domain/desk';
import { normaliseText } from '../../domain/text';
import { asReference } from '../ids';
import type { Store } from '../store/Store';
import { DeskError, found } from './DeskError';

/** A client without a name: a program at the server's own socket. */
export const nobody: DeskActor = { who: '', via: 'command' };

/** The id of an item as the store has it: references are typed in many formats. */
export const canonicalId = (kind: DeskKind, typed: string) =>
  kind === 'booking' || kind === 'request' ? (asReference(typed) ?? typed) : typed;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Why an action was too late, for a person at a terminal. */
function conflictMessage(action: DeskAction, { kind, id, state, status }: DeskItem): string {
  const subject = `${capitalise(kind)} ${id}`;
  if (state === 'waiting') return `${subject} is ${status}; there is nothing to undo.`;
  if (state === 'spam') return `${subject} has been marked as spam already; undo that first.`;
  if (kind === 'review') return `${subject} has been decided already; undo that first.`;
  return action === 'undo' ? `${subject} has been decided again.` : `${subject} has been ${status} already.`;
}

/** Operations on all kinds of items. */
export type DeskOperations = ReturnType<typeof deskOperations>;

/**
 * Operations of staff on all kinds of items: browser, command line and links in e-mail all use them, and each is logged.
 * @param published Called after each change of published content.
 * @param answerDays Working days within which answers are promised.
 */
export function deskOperations(store: Store, published: () => Promise<void>, answerDays?: number) {
  const deletions: Readonly<Record<DeskKind, ((id: string) => Promise<boolean>) | undefined>> = {
    message: (id) => store.deleteMessage(id),
    booking: (id) => store.deleteBooking(id),
    request: (id) => store.deleteRequest(id),
    review: (id) => store.deleteReview(id),
    subscriber: (email) => store.deleteSubscriber(email),
    mail: undefined,
  };

  async function erase(kind: DeskKind, typed: string, by: DeskActor): Promise<void> {
    const id = canonicalId(kind, typed);
    found(await deletions[kind]?.(id), kind, typed);
    // An e-mail address would identify the person for as long as the log is kept.
    await store.addLogEntry(by, { action: 'erase', kind, subjectId: kind === 'subscriber' ? '' : id });
  }

  async function retry(id: string, by: DeskActor): Promise<void> {
    if ((await store.retryMail(id)).length === 0) {
      const all = await store.outbox(['waiting', 'failed', 'sent']);
      const { state } = found(
        all.find((mail) => mail.id === id),
        'mail',
        id,
      );
      const reason = state === 'sent' ? 'has been sent already' : 'is being sent at this moment';
      throw new DeskError('conflict', `Mail ${id} ${reason}.`);
    }
    await store.addLogEntry(by, { action: 'retry', kind: 'mail', subjectId: id });
  }

  /**
   * Performs an action on an item.
   * @param entry With `undo`: the log entry to undo. Default: the last decision.
   * @throws {DeskError} If it does not exist, or somebody else has decided meanwhile.
   */
  async function act(
    kind: DeskKind,
    typed: string,
    action: DeskAction,
    by: DeskActor = nobody,
    entry?: string,
  ): Promise<void> {
    const id = canonicalId(kind, typed);
    if (action === 'retry' && kind === 'mail') return retry(id, by);
    if (action === 'erase') await erase(kind, typed, by);
    else {
      const result = await store.applyAction(kind, id, action, by, entry);
      const { item, outcome } = found(result.outcome !== 'not_found' && result, kind, typed);
      if (outcome === 'conflict') throw new DeskError('conflict', conflictMessage(action, item));
    }
    if (kind === 'review') await published();
  }

  return {
    find: (query: DeskQuery) => store.deskItems({ answerDays, ...query }),
    counts: () => store.deskCounts(),
    log: (after: string) => store.deskLog(after),
    /** An item with its log and the e-mails to its visitor, oldest first. */
    async item(
      kind: DeskKind,
      typed: string,
    ): Promise<{ item: DeskItem; log: LogEntry[]; mails: VisitorMailState[] }> {
      const id = canonicalId(kind, typed);
      const item = found(await store.deskItem(kind, id), kind, typed);
      const [log, mails] = await Promise.all([store.itemLog(kind, id), store.mailsToVisitor(id)]);
      return { item, log, mails };
    },
    act,
    /** Adds a note for colleagues. @returns Its log entry; undefined if it is empty or too long. */
    async note(kind: DeskKind, typed: string, note: string, by: DeskActor): Promise<LogEntry | undefined> {
      const id = canonicalId(kind, typed);
      found(await store.deskItem(kind, id), kind, typed);
      const text = note.length > 4 * deskLimits.note ? '' : normaliseText(note);
      if (text === '' || text.length > deskLimits.note) return undefined;
      return store.addLogEntry(by, { action: 'note', kind, subjectId: id, note: text });
    },
    /** Undoes a note; its text is deleted permanently. @throws {DeskError} If it no longer exists. */
    async withdrawNote(entry: string, by: DeskActor): Promise<void> {
      found(await store.withdrawNote(entry, by), 'note', entry);
    },
  };
}
