/** The tables of the desk: decisions, log and sessions. A released step is never changed. */
export const deskStep: readonly string[] = [
  // All kinds that staff decide about have the same columns: status, time of the decision, its log entry, and whether it is
  // spam.
  `ALTER TABLE messages ADD COLUMN status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'answered'))`,
  'ALTER TABLE messages ADD COLUMN decided_at TEXT',
  ...['messages', 'bookings', 'requests'].map((table) => `ALTER TABLE ${table} ADD COLUMN decision_id TEXT`),
  ...['reviews', 'messages', 'bookings', 'requests'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN spam_at TEXT`,
  ),
  'CREATE INDEX messages_by_status ON messages (status, created_at)',
  'CREATE INDEX bookings_by_status_and_time ON bookings (status, created_at)',
  // Log of the desk: who did what, when, and to which item. Names of kinds and actions are not checked, because later
  // versions may add some.
  `CREATE TABLE desk_log (
      id TEXT PRIMARY KEY,
      at TEXT NOT NULL,
      who TEXT NOT NULL,
      via TEXT NOT NULL,
      action TEXT NOT NULL,
      kind TEXT,
      subject_id TEXT NOT NULL,
      from_status TEXT,
      to_status TEXT,
      note TEXT,
      undoes TEXT
    )`,
  'CREATE INDEX desk_log_by_subject ON desk_log (kind, subject_id, at)',
  'CREATE INDEX desk_log_by_time ON desk_log (at, id)',
  `INSERT INTO desk_log (id, at, who, via, action, kind, subject_id, from_status, to_status)
      SELECT id, decided_at, '', 'command',
        CASE to_status WHEN 'approved' THEN 'approve' WHEN 'rejected' THEN 'reject' ELSE 'undo' END,
        'review', review_id, from_status, to_status FROM decisions`,
  'DROP TABLE decisions',
  // Sign-in links and sessions, by hashes of their secrets: a stolen backup opens nothing.
  'CREATE TABLE desk_links (hash TEXT PRIMARY KEY, expires_at TEXT NOT NULL)',
  `CREATE TABLE desk_sessions (
      hash TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      opened_at TEXT NOT NULL,
      seen_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    )`,
];
