/** Which reveals the player has left, and which one is kept on the board for a while. The tips ask for it too. */
class BoardReveals {
  /** How many reveals the player has left. */
  dismissed = $state(0);
  /** The round whose reveal is kept; 0 for none. */
  held = $state(0);

  /** A board is opened: nothing has been seen on it. */
  reset(): void {
    this.dismissed = 0;
    this.held = 0;
  }
}

export const boardReveals = new BoardReveals();
