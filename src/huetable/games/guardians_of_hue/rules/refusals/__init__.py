"""Why a move is refused: by a clause of the rulebook, with the one condition that failed as the reason."""
