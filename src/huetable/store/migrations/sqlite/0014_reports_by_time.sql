-- The operator is shown the latest reports, whatever their number.
CREATE INDEX reports_by_time ON reports (at DESC, report);
