/** After the last move the board stays for a while before the result, so that everybody sees how the game ended. */
export class LastLook {
  /** Whether the result waits. */
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(lasts: number): void {
    this.end();
    this.on = lasts > 0;
    if (this.on) this.#timer = setTimeout(() => this.end(), lasts);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}
