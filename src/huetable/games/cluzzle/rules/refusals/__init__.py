"""Why a move, a sculpture or a set of options does not count: the one condition that failed, with what the player knows."""
