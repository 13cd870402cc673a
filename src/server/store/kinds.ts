import { bookingStatuses } from './Store';
import type { DeskAction, DeskItem, DeskKind } from '../../domain/desk';
import type { SqlRow } from './Driver';

/** How the desk reads a kind from its table. */
export interface KindRows {
  table: string;
  /** Column of the id that staff use. */
  key: string;
  /** Column of the status. */
  status?: string;
  /** Conditions for open rows, done rows and spam; left out if the kind has none. */
  where: Readonly<Partial<Record<'waiting' | 'done' | 'spam', string>>>;
  /** Decisions of staff. The table then has `decision_id` and `spam_at`. */
  moves?: {
    /** Status of open items. */
    open: string;
    /** Status after an action. */
    to: Readonly<Partial<Record<DeskAction, string>>>;
    /** Column of the time of the decision. Default: `decided_at`. */
    at?: string;
  };
  /** When an answer is due: within the promised time, and before the day in this column begins. Left out: no answer is needed. */
  due?: { day?: string };
  /** Columns to search. */
  words: readonly string[];
  /** Columns of the properties that all kinds share, if the kind has them. */
  shows: Readonly<Partial<Record<'person' | 'phone' | 'email' | 'text', string>>>;
  /** Reads such properties from within a column. */
  read?: (row: SqlRow) => Partial<Pick<DeskItem, 'person' | 'email'>>;
  /** Columns that only this kind has. */
  details: readonly string[];
}

/**
 * A kind that staff decide about. @param open Status of open items. @param to Status after each action. @param at Column of
 * the time.
 */
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

/** Metadata of a form: language of its page, and consent. */
const sent = ['language', 'consent', 'consent_at'] as const;

/** All kinds of items. A new kind is one entry. */
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
    // Older servers that are still running leave `words` empty.
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
    // Every e-mail waits a few seconds: only those with a failed attempt are listed as open.
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
