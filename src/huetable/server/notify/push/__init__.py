"""Web Push: a message through the push service of the guest's browser, which only that browser can read."""
