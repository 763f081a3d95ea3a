"""Many games among bots: played here, in several processes or on a cluster, counted and reported."""
