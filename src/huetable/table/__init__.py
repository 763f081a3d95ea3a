"""One table as a state machine: events, the state they lead to, commands and what comes of them. No loop, no I/O."""
