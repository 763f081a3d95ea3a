"""Commands, one verb a file: each checks what it was asked for and answers with events or a refusal."""
