import { deskStep } from './deskStep';
import { mailStep } from './mailStep';

/**
 * The steps that create the tables, the same for every store. A released step is never changed: changes are new steps at
 * the end. Times are ISO 8601 texts in UTC, which sort chronologically.
 */
export const schemaSteps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE reviews (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      rating INTEGER,
      status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
      created_at TEXT NOT NULL,
      decided_at TEXT,
      decision_id TEXT,
      idempotency_key TEXT UNIQUE
    )`,
    'CREATE INDEX reviews_by_status ON reviews (status, created_at)',
    `CREATE TABLE decisions (
      id TEXT PRIMARY KEY,
      review_id TEXT NOT NULL REFERENCES reviews (id),
      from_status TEXT NOT NULL,
      to_status TEXT NOT NULL,
      decided_at TEXT NOT NULL
    )`,
    'CREATE INDEX decisions_by_review ON decisions (review_id, decided_at)',
    `CREATE TABLE messages (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      created_at TEXT NOT NULL
    )`,
    'CREATE INDEX messages_by_time ON messages (created_at)',
    `CREATE TABLE subscribers (
      email TEXT PRIMARY KEY,
      created_at TEXT NOT NULL
    )`,
    `CREATE TABLE form_returns (
      id TEXT PRIMARY KEY,
      body TEXT NOT NULL,
      expires_at TEXT NOT NULL
    )`,
    'CREATE INDEX form_returns_by_time ON form_returns (expires_at)',
  ],
  [
    `CREATE TABLE bookings (
      id TEXT PRIMARY KEY,
      reference TEXT NOT NULL UNIQUE,
      clinic_id INTEGER NOT NULL,
      date TEXT NOT NULL,
      name TEXT NOT NULL,
      phone TEXT NOT NULL,
      email TEXT,
      note TEXT,
      status TEXT NOT NULL CHECK (status IN ('requested', 'confirmed', 'declined')),
      created_at TEXT NOT NULL,
      decided_at TEXT,
      idempotency_key TEXT UNIQUE
    )`,
    'CREATE INDEX bookings_by_status ON bookings (status, date)',
  ],
  [
    // Signs of spam, as words separated by spaces; for staff only.
    ...['reviews', 'messages', 'bookings'].map(
      (table) => `ALTER TABLE ${table} ADD COLUMN suspicion TEXT NOT NULL DEFAULT ''`,
    ),
    // E-mail to staff: one row per submission.
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('message', 'review', 'booking')),
      subject_id TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
      tries INTEGER NOT NULL,
      next_at TEXT NOT NULL,
      claimed_until TEXT,
      last_error TEXT,
      created_at TEXT NOT NULL,
      sent_at TEXT,
      UNIQUE (kind, subject_id)
    )`,
    'CREATE INDEX outbox_by_state ON outbox (state, next_at)',
    // For polling new rows every few seconds.
    'CREATE INDEX reviews_by_time ON reviews (created_at)',
    'CREATE INDEX bookings_by_time ON bookings (created_at)',
    // For finding duplicates.
    'CREATE INDEX reviews_by_name ON reviews (name, created_at)',
    'CREATE INDEX messages_by_email ON messages (email, created_at)',
    'CREATE INDEX bookings_by_phone ON bookings (phone, created_at)',
    // Values that all servers of a database share, such as the secret for signing links.
    'CREATE TABLE shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    `ALTER TABLE subscribers ADD COLUMN suspicion TEXT NOT NULL DEFAULT ''`,
    // One subscriber per mailbox, in lower case, with the time of the first subscription.
    `INSERT INTO subscribers (email, created_at)
      SELECT LOWER(email), MIN(created_at) FROM subscribers WHERE 1 = 1 GROUP BY LOWER(email)
      ON CONFLICT (email) DO UPDATE SET created_at = excluded.created_at`,
    'DELETE FROM subscribers WHERE email <> LOWER(email)',
  ],
  [
    // Requests for cover, transfers and courses. The answers are JSON; `consent` is the version of the accepted consent
    // text, `day` the last day in the request.
    `CREATE TABLE requests (
      id TEXT PRIMARY KEY,
      reference TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      phone TEXT NOT NULL,
      answers TEXT NOT NULL,
      copy INTEGER NOT NULL,
      day TEXT,
      consent TEXT,
      consent_at TEXT,
      status TEXT NOT NULL CHECK (status IN ('waiting', 'answered')),
      created_at TEXT NOT NULL,
      answered_at TEXT,
      idempotency_key TEXT UNIQUE,
      suspicion TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE INDEX requests_by_status ON requests (status, created_at)',
    'CREATE INDEX requests_by_time ON requests (created_at)',
    'CREATE INDEX requests_by_phone ON requests (phone, created_at)',
    // E-mail about requests, and copies for their senders: SQLite cannot change a check, so the table is rebuilt.
    `CREATE TABLE outbox_with_requests (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('message', 'review', 'booking', 'request', 'copy')),
      subject_id TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
      tries INTEGER NOT NULL,
      next_at TEXT NOT NULL,
      claimed_until TEXT,
      last_error TEXT,
      created_at TEXT NOT NULL,
      sent_at TEXT,
      UNIQUE (kind, subject_id)
    )`,
    `INSERT INTO outbox_with_requests (
        id, kind, subject_id, state, tries, next_at, claimed_until, last_error, created_at, sent_at)
      SELECT id, kind, subject_id, state, tries, next_at, claimed_until, last_error, created_at, sent_at FROM outbox`,
    'DROP TABLE outbox',
    'ALTER TABLE outbox_with_requests RENAME TO outbox',
    'CREATE INDEX outbox_by_state ON outbox (state, next_at)',
  ],
  deskStep,
  [
    // Columns by which the desk searches and sorts requests: the texts of the answers, and the first day. The program fills
    // both in existing rows (`requestColumns.ts`).
    'ALTER TABLE requests ADD COLUMN words TEXT',
    'ALTER TABLE requests ADD COLUMN first_day TEXT',
  ],
  [
    // Version and time of the consent. Rows without a consent text have none.
    ...['reviews', 'bookings', 'subscribers'].flatMap((table) => [
      `ALTER TABLE ${table} ADD COLUMN consent TEXT`,
      `ALTER TABLE ${table} ADD COLUMN consent_at TEXT`,
    ]),
  ],
  mailStep,
];
