/** Step of the schema: more kinds of e-mail, including those to visitors. */
export const mailStep: readonly string[] = [
  // Language of the page that a submission was sent from: e-mail about it has the same language.
  ...['reviews', 'messages', 'bookings', 'requests', 'subscribers'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN language TEXT NOT NULL DEFAULT 'en'`,
  ),
  // Times of the last confirmation request to a subscriber, and of the confirmation. Existing subscribers were not asked.
  'ALTER TABLE subscribers ADD COLUMN asked_at TEXT',
  'ALTER TABLE subscribers ADD COLUMN confirmed_at TEXT',
  // Names of kinds and states are not checked, so that later versions need not rebuild the table. `pace` is the hourly
  // limit that an e-mail counts towards, `listed_in` the digest that lists it, `recipient` a hash of a visitor's address.
  `CREATE TABLE outbox_of_all_kinds (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    subject_id TEXT NOT NULL,
    state TEXT NOT NULL,
    priority INTEGER NOT NULL,
    pace TEXT,
    listed_in TEXT,
    recipient TEXT,
    tries INTEGER NOT NULL,
    next_at TEXT NOT NULL,
    claimed_until TEXT,
    last_error TEXT,
    created_at TEXT NOT NULL,
    sent_at TEXT
  )`,
  `INSERT INTO outbox_of_all_kinds (
      id, kind, subject_id, state, priority, tries, next_at, claimed_until, last_error, created_at, sent_at)
    SELECT id, kind, subject_id, state,
      CASE kind WHEN 'booking' THEN 0 WHEN 'request' THEN 0 WHEN 'review' THEN 2 ELSE 1 END,
      tries, next_at, claimed_until, last_error, created_at, sent_at FROM outbox`,
  'DROP TABLE outbox',
  'ALTER TABLE outbox_of_all_kinds RENAME TO outbox',
  'CREATE INDEX outbox_by_state ON outbox (state, priority, created_at, id)',
  'CREATE INDEX outbox_by_subject ON outbox (subject_id, kind)',
  'CREATE INDEX outbox_by_pace ON outbox (pace, created_at)',
  'CREATE INDEX outbox_by_digest ON outbox (listed_in)',
  'CREATE INDEX outbox_by_recipient ON outbox (recipient, created_at)',
  // Addresses whose mail bounced, by hashes: nothing is sent there.
  'CREATE TABLE mail_stops (hash TEXT PRIMARY KEY, reason TEXT NOT NULL, stopped_at TEXT NOT NULL)',
];
