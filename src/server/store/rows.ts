import { isLanguage } from '../../domain/language';
import type { PublishedReview } from '../../domain/publishedReview';
import { readSuspicion } from '../suspicion';
import type { SqlRow } from './Driver';
import type {
  OutboxMail,
  StoredBooking,
  StoredMessage,
  StoredRequest,
  StoredReview,
  Subscriber,
} from './records';

/** A column's value as text; undefined if it is NULL or missing. */
export const textOf = (row: SqlRow, column: string): string | undefined => {
  const value = row[column] as string | number | null | undefined;
  return value === null || value === undefined ? undefined : String(value);
};

/** Columns of a row under the program's names, `created_at` as `createdAt`; NULL columns are left out. */
function fields<Found>(row: SqlRow, ...columns: readonly string[]): Found {
  const present = columns.filter((column) => row[column] !== null);
  const named = present.map((column) => [
    column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    row[column],
  ]);
  return Object.fromEntries(named) as Found;
}

/** Like {@link fields}, with the submission's signs of spam, and its language if it is not English. */
function submission<Found>(row: SqlRow, ...columns: readonly string[]): Found {
  const suspicion = readSuspicion(String(row['suspicion']));
  const language = row['language'];
  return {
    ...fields<Found>(row, ...columns),
    ...(suspicion.length > 0 && { suspicion }),
    ...(isLanguage(language) && language !== 'en' && { language }),
  };
}

/** A row of `reviews`. */
export function asReview(row: SqlRow): StoredReview {
  const columns = ['id', 'name', 'title', 'text', 'rating', 'status', 'created_at', 'decided_at', 'spam_at'];
  return submission(row, ...columns, 'consent', 'consent_at');
}

/** A row of `reviews` as the public sees it. */
export function asPublished(row: SqlRow): PublishedReview {
  const found = fields<Omit<PublishedReview, 'publishedAt'>>(row, 'name', 'title', 'text', 'rating');
  return { ...found, publishedAt: String(row['decided_at']) };
}

/** A row of `messages`. */
export function asMessage(row: SqlRow): StoredMessage {
  return submission(row, 'id', 'name', 'email', 'phone', 'message', 'created_at', 'decided_at', 'spam_at');
}

/** A row of `bookings`. */
export function asBooking(row: SqlRow): StoredBooking {
  const columns = ['id', 'reference', 'clinic_id', 'date', 'name', 'phone', 'email', 'note'];
  return submission(
    row,
    ...columns,
    'status',
    'created_at',
    'decided_at',
    'spam_at',
    'consent',
    'consent_at',
  );
}

/** A row of `requests`. */
export function asRequest(row: SqlRow): StoredRequest {
  const columns = ['id', 'reference', 'kind', 'day', 'status', 'created_at', 'answered_at', 'spam_at'];
  const consent = fields<{ consent?: string; consentAt?: string }>(row, 'consent', 'consent_at');
  return {
    ...submission<Omit<StoredRequest, 'answers' | 'copy'>>(row, ...columns),
    ...consent,
    copy: Number(row['copy']) === 1,
    answers: JSON.parse(String(row['answers'])) as StoredRequest['answers'],
  };
}

/** A row of `subscribers`. */
export function asSubscriber(row: SqlRow): Subscriber {
  return submission(row, 'email', 'created_at', 'consent', 'consent_at', 'asked_at', 'confirmed_at');
}

/** A row of `outbox`. */
export function asMail(row: SqlRow): OutboxMail {
  const columns = ['id', 'kind', 'subject_id', 'state', 'tries', 'next_at', 'claimed_until', 'last_error'];
  return fields(row, ...columns, 'created_at', 'sent_at');
}

/** Canonical spelling of an e-mail address: mail services ignore case. */
export function canonicalEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
