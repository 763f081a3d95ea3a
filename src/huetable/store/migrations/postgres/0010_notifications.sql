-- Where a guest's browser is told that it is their turn (Web Push), what it is encrypted for, and in which language it is said.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  key TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  origin TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_guest ON push_subscriptions (guest);
CREATE INDEX push_subscriptions_by_key ON push_subscriptions (key);

-- Of each kind of notice, the last one that a guest was sent about a table: none is sent twice.
CREATE TABLE notices (
  guest TEXT NOT NULL,
  "table" TEXT NOT NULL,
  kind TEXT NOT NULL,
  number BIGINT NOT NULL,
  PRIMARY KEY (guest, "table", kind)
);
CREATE INDEX notices_by_table ON notices ("table");

-- Where a table posts whose turn it is, because its host wants it.
CREATE TABLE webhooks (
  "table" TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  service TEXT NOT NULL,
  address TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  origin TEXT NOT NULL
);
CREATE INDEX webhooks_by_guest ON webhooks (guest);

-- What the server signs with.
CREATE TABLE server_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
