import { bookingStatuses } from './records';
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
  transitions?: {
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
  sharedColumns: Readonly<Partial<Record<'person' | 'phone' | 'email' | 'text', string>>>;
  /** Reads such properties from within a column. */
  read?: (row: SqlRow) => Partial<Pick<DeskItem, 'person' | 'email'>>;
  /** Columns that only this kind has. */
  details: readonly string[];
}

/**
 * A kind that staff decide about. @param open Status of open items. @param to Status after each action. @param at Column of
 * the time.
 */
const decidable = (open: string, to: NonNullable<KindRows['transitions']>['to'], at = 'decided_at') => ({
  status: 'status',
  where: {
    waiting: `status = '${open}' AND spam_at IS NULL`,
    done: `status <> '${open}'`,
    spam: 'spam_at IS NOT NULL',
  },
  transitions: { open, to, at },
});

const [requested, confirmed, declined] = bookingStatuses;

/** Metadata of a form: language of its page, and consent. */
const formMetadata = ['language', 'consent', 'consent_at'] as const;

/** All kinds of items. A new kind is one entry. */
export const kinds: Readonly<Record<DeskKind, KindRows>> = {
  booking: {
    table: 'bookings',
    key: 'reference',
    ...decidable(requested, { confirm: confirmed, decline: declined }),
    due: { day: 'date' },
    words: ['reference', 'name', 'phone', 'email', 'note'],
    sharedColumns: { person: 'name', phone: 'phone', email: 'email', text: 'note' },
    details: ['clinic_id', 'date', ...formMetadata],
  },
  request: {
    table: 'requests',
    key: 'reference',
    ...decidable('waiting', { answer: 'answered' }, 'answered_at'),
    due: { day: 'COALESCE(first_day, day)' },
    // Older servers that are still running leave `words` empty.
    words: ['reference', 'phone', 'COALESCE(words, answers)'],
    sharedColumns: { phone: 'phone' },
    read: ({ answers }) => {
      const { name, email } = JSON.parse(String(answers)) as { name?: unknown; email?: unknown };
      return {
        ...(typeof name === 'string' && { person: name }),
        ...(typeof email === 'string' && { email }),
      };
    },
    details: ['kind', 'answers', 'day', 'first_day', ...formMetadata],
  },
  message: {
    table: 'messages',
    key: 'id',
    ...decidable('new', { answer: 'answered' }),
    due: {},
    words: ['id', 'name', 'phone', 'email', 'message'],
    sharedColumns: { person: 'name', phone: 'phone', email: 'email', text: 'message' },
    details: ['language'],
  },
  review: {
    table: 'reviews',
    key: 'id',
    ...decidable('pending', { approve: 'approved', reject: 'rejected' }),
    words: ['id', 'name', 'title', 'text'],
    sharedColumns: { person: 'name', text: 'text' },
    details: ['title', 'rating', ...formMetadata],
  },
  mail: {
    table: 'outbox',
    key: 'id',
    status: 'state',
    // Every e-mail waits a few seconds: only those with a failed attempt are listed as open.
    where: { waiting: "state = 'failed' OR (state = 'waiting' AND tries > 0)" },
    words: ['id', 'last_error'],
    sharedColumns: { text: 'last_error' },
    details: ['kind', 'subject_id', 'tries', 'next_at'],
  },
  subscriber: {
    table: 'subscribers',
    key: 'email',
    where: {},
    words: ['email'],
    sharedColumns: { email: 'email' },
    details: ['asked_at', 'confirmed_at', ...formMetadata],
  },
};
