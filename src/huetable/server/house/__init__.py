"""What belongs to the operator of a server: its passphrase, its operator's page, reports and bans."""
