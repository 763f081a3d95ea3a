import { Pairs } from './pairs';

/** The cards on the table, as buttons. What a card shows is a drawing; its label is the name of the colour. */
export class PairsTable {
  #game: Pairs;

  constructor(
    private readonly section: HTMLElement,
    private readonly drawings: readonly Element[],
  ) {
    this.#game = new Pairs(drawings.length);
    this.#part('.found button').addEventListener('click', () => {
      this.deal();
      this.#buttons[0]?.focus();
    });
  }

  deal(): void {
    this.#game = new Pairs(this.drawings.length);
    this.#part('ol').replaceChildren(...this.#game.cards.map((_, card) => this.#place(card)));
    this.section.hidden = false;
    this.#show();
  }

  #place(card: number): HTMLLIElement {
    const place = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => this.#turn(card));
    place.append(button);
    return place;
  }

  #turn(card: number): void {
    if (!this.#game.turn(card)) return;
    this.#show();
    this.#part('[role=status]').textContent = this.#name(card);
    if (this.#game.over) this.#part('.found').focus();
  }

  #show(): void {
    this.#buttons.forEach((button, card) => {
      const open = this.#game.isOpen(card);
      button.classList.toggle('open', open);
      button.classList.toggle('matched', this.#game.isFound(card));
      button.ariaLabel = `${card + 1}, ${open ? this.#name(card) : (this.section.dataset.faceDown ?? '')}`;
      button.replaceChildren(...(open ? [this.#drawing(card).cloneNode(true)] : []));
    });
    this.#part('output').textContent = String(this.#game.tries);
    this.#part('.found').hidden = !this.#game.over;
  }

  #drawing(card: number): Element {
    const drawing = this.drawings[this.#game.cards[card] ?? 0];
    if (!drawing) throw new Error(`no drawing for card ${card}`);
    return drawing;
  }

  #name(card: number): string {
    return this.#drawing(card).getAttribute('aria-label') ?? '';
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.section.querySelectorAll<HTMLButtonElement>('li button')];
  }

  #part(selector: string): HTMLElement {
    const part = this.section.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`offline.html has no ${selector}`);
    return part;
  }
}
