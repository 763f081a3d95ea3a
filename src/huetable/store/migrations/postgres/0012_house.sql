-- What players have reported to the operator, about whom, and the last lines of chat as they saw them.
CREATE TABLE reports (
  report TEXT PRIMARY KEY,
  "table" TEXT NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  about_name TEXT NOT NULL,
  reason TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX reports_by_table ON reports ("table");
CREATE INDEX reports_by_guest ON reports (guest);
CREATE INDEX reports_by_about ON reports (about);
CREATE TABLE report_lines (
  report TEXT NOT NULL,
  number BIGINT NOT NULL,
  "table" TEXT NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (report, number)
);
CREATE INDEX report_lines_by_table ON report_lines ("table");
CREATE INDEX report_lines_by_guest ON report_lines (guest);

-- Whom the operator has banned from all tables.
CREATE TABLE bans (
  guest TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  at BIGINT NOT NULL
);
