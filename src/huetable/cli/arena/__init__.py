"""`huetable arena`: bots of anybody's play each other, in this program or over the network, and are rated."""
