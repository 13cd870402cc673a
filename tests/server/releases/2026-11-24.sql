-- A database as the code before requests and the desk in the browser made it, with what visitors and staff did. The secret is replaced.
CREATE TABLE bookings (
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
    , suspicion TEXT NOT NULL DEFAULT '');
CREATE TABLE decisions (
      id TEXT PRIMARY KEY,
      review_id TEXT NOT NULL REFERENCES reviews (id),
      from_status TEXT NOT NULL,
      to_status TEXT NOT NULL,
      decided_at TEXT NOT NULL
    );
CREATE TABLE form_returns (
      id TEXT PRIMARY KEY,
      body TEXT NOT NULL,
      expires_at TEXT NOT NULL
    );
CREATE TABLE messages (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      created_at TEXT NOT NULL
    , suspicion TEXT NOT NULL DEFAULT '');
CREATE TABLE outbox (
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
    );
CREATE TABLE reviews (
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
    , suspicion TEXT NOT NULL DEFAULT '');
CREATE TABLE schema_steps (step INTEGER PRIMARY KEY);
CREATE TABLE shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE subscribers (
      email TEXT PRIMARY KEY,
      created_at TEXT NOT NULL
    , suspicion TEXT NOT NULL DEFAULT '');
CREATE INDEX reviews_by_status ON reviews (status, created_at);
CREATE INDEX decisions_by_review ON decisions (review_id, decided_at);
CREATE INDEX messages_by_time ON messages (created_at);
CREATE INDEX form_returns_by_time ON form_returns (expires_at);
CREATE INDEX bookings_by_status ON bookings (status, date);
CREATE INDEX outbox_by_state ON outbox (state, next_at);
CREATE INDEX reviews_by_time ON reviews (created_at);
CREATE INDEX bookings_by_time ON bookings (created_at);
CREATE INDEX reviews_by_name ON reviews (name, created_at);
CREATE INDEX messages_by_email ON messages (email, created_at);
CREATE INDEX bookings_by_phone ON bookings (phone, created_at);
INSERT INTO bookings VALUES('23729f7gsxg7','8KF-T4C',1,'2026-11-30','Achieng 1','+254712345671',NULL,NULL,'confirmed','2026-11-25T04:51:35.071Z','2026-11-25T04:51:43.095Z',NULL,'');
INSERT INTO bookings VALUES('23729f7e7dbk','JNX-6JV',2,'2026-12-01','Achieng 2','+254712345672',NULL,NULL,'requested','2026-11-25T04:51:35.304Z',NULL,NULL,'');
INSERT INTO messages VALUES('23729f6dwr48','Otieno Odhiambo','otieno@example.co.ke','+254712345678','Please cover our sports day.','2026-11-25T04:51:34.487Z','');
INSERT INTO messages VALUES('23729f6gqscj','Achieng Njeri','achieng@example.co.ke','+254712345678','Do you train teachers? http://a.example http://b.example','2026-11-25T04:51:34.598Z','links');
INSERT INTO reviews VALUES('23729f665kg8','Wanjiru Kamau','Head teacher','They came in nine minutes.',5,'pending','2026-11-25T04:51:34.678Z',NULL,NULL,NULL,'');
INSERT INTO reviews VALUES('23729f6f9vwm','Kiprono Langat','Head teacher','They came in nine minutes.',5,'rejected','2026-11-25T04:51:34.689Z','2026-11-25T04:51:40.315Z','23729fc39cjf',NULL,'');
INSERT INTO reviews VALUES('23729f66dr7d','Amina Hassan','Head teacher','They came in nine minutes.',5,'approved','2026-11-25T04:51:34.812Z','2026-11-25T04:51:37.453Z','23729f9dd7mw',NULL,'');
INSERT INTO schema_steps VALUES(1);
INSERT INTO schema_steps VALUES(2);
INSERT INTO schema_steps VALUES(3);
INSERT INTO schema_steps VALUES(4);
INSERT INTO subscribers VALUES('wanjiru@example.co.ke','2026-11-25T04:51:34.364Z','');
INSERT INTO subscribers VALUES('otieno@example.co.ke','2026-11-25T04:51:34.414Z','');
INSERT INTO decisions VALUES('23729f9dd7mw','23729f66dr7d','pending','approved','2026-11-25T04:51:37.453Z');
INSERT INTO decisions VALUES('23729fa2njwg','23729f6f9vwm','pending','rejected','2026-11-25T04:51:38.836Z');
INSERT INTO decisions VALUES('23729fbq6xm3','23729f6f9vwm','rejected','pending','2026-11-25T04:51:39.297Z');
INSERT INTO decisions VALUES('23729fc39cjf','23729f6f9vwm','pending','rejected','2026-11-25T04:51:40.315Z');
