/** Which reveals the player has left, and which one is kept on the board for a while. The tips ask for it too. */
class BoardReveals {
  /** How many reveals the player has left. */
  dismissed = $state(0);
  /** The round whose reveal is kept; 0 for none. */
  held = $state(0);

  #place = '';

  /** A board is opened. Where a curtain has fallen in between, what the players have left stays left. */
  open(place: string, rounds: number): void {
    if (place !== this.#place || rounds < this.dismissed) this.reset();
    this.#place = place;
  }

  /** Nothing has been seen. */
  reset(): void {
    this.dismissed = 0;
    this.held = 0;
  }
}

export const boardReveals = new BoardReveals();
