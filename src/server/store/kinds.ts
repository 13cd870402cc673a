import { bookingStatuses } from './Store';
import type { DeskAction, DeskItem, DeskKind } from '../../domain/desk';
import type { SqlRow } from './Driver';

/** How the desk reads a kind from its table. */
export interface KindRows {
  table: string;
  /** Column of the name that staff call an item by. */
  key: string;
  /** Column of where it stands. */
  status?: string;
  /** Conditions for its rows that wait, that are done, and that are spam; missing where there are none. */
  where: Readonly<Partial<Record<'waiting' | 'done' | 'spam', string>>>;
  /** What staff can decide. The table has `decision_id` and `spam_at` then. */
  moves?: {
    /** Status of what waits. */
    open: string;
    /** Status that an action leads to. */
    to: Readonly<Partial<Record<DeskAction, string>>>;
    /** Column of when it was decided. Default: `decided_at`. */
    at?: string;
  };
  /** When an answer is due: within the promised time, and before the day in this column begins. Missing: no answer is needed. */
  due?: { day?: string };
  /** Columns that are searched. */
  words: readonly string[];
  /** Columns of what is shown of every kind, as far as this one has it. */
  shows: Readonly<Partial<Record<'person' | 'phone' | 'email' | 'text', string>>>;
  /** The same, where it stands inside of a column. */
  read?: (row: SqlRow) => Partial<Pick<DeskItem, 'person' | 'email'>>;
  /** Columns of what this kind alone has. */
  details: readonly string[];
}

/** A kind that staff decide about. @param open Status of what waits. @param to Status that each action leads to. @param at Column of when. */
const decided = (open: string, to: NonNullable<KindRows['moves']>['to'], at = 'decided_at') => ({
  status: 'status',
  where: {
    waiting: `status = '${open}' AND spam_at IS NULL`,
    done: `status <> '${open}'`,
    spam: 'spam_at IS NOT NULL',
  },
  moves: { open, to, at },
});

const [requested, confirmed, declined] = bookingStatuses;

/** What a page's form was sent with: its language, and what was agreed to. */
const sent = ['language', 'consent', 'consent_at'] as const;

/** Everything that the desk lists. A new kind is one entry. */
export const kinds: Readonly<Record<DeskKind, KindRows>> = {
  booking: {
    table: 'bookings',
    key: 'reference',
    ...decided(requested, { confirm: confirmed, decline: declined }),
    due: { day: 'date' },
    words: ['reference', 'name', 'phone', 'email', 'note'],
    shows: { person: 'name', phone: 'phone', email: 'email', text: 'note' },
    details: ['clinic_id', 'date', ...sent],
  },
  request: {
    table: 'requests',
    key: 'reference',
    ...decided('waiting', { answer: 'answered' }, 'answered_at'),
    due: { day: 'COALESCE(first_day, day)' },
    // An older server that still runs leaves `words` empty.
    words: ['reference', 'phone', 'COALESCE(words, answers)'],
    shows: { phone: 'phone' },
    read: ({ answers }) => {
      const { name, email } = JSON.parse(String(answers)) as { name?: unknown; email?: unknown };
      return {
        ...(typeof name === 'string' && { person: name }),
        ...(typeof email === 'string' && { email }),
      };
    },
    details: ['kind', 'answers', 'day', 'first_day', ...sent],
  },
  message: {
    table: 'messages',
    key: 'id',
    ...decided('new', { answer: 'answered' }),
    due: {},
    words: ['id', 'name', 'phone', 'email', 'message'],
    shows: { person: 'name', phone: 'phone', email: 'email', text: 'message' },
    details: ['language'],
  },
  review: {
    table: 'reviews',
    key: 'id',
    ...decided('pending', { approve: 'approved', reject: 'rejected' }),
    words: ['id', 'name', 'title', 'text'],
    shows: { person: 'name', text: 'text' },
    details: ['title', 'rating', ...sent],
  },
  mail: {
    table: 'outbox',
    key: 'id',
    status: 'state',
    // Every mail waits for a few seconds: staff hear of those that a try has failed for.
    where: { waiting: "state = 'failed' OR (state = 'waiting' AND tries > 0)" },
    words: ['id', 'last_error'],
    shows: { text: 'last_error' },
    details: ['kind', 'subject_id', 'tries'],
  },
  subscriber: {
    table: 'subscribers',
    key: 'email',
    where: {},
    words: ['email'],
    shows: { email: 'email' },
    details: sent,
  },
};
