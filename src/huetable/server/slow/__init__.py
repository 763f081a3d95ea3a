"""Games that go on over days: days of rest, tables that are woken when something is due, reminders."""
