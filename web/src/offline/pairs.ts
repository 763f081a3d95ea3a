/** A small game for one: two cards are turned over at a time, and equal ones stay open. */
export class Pairs {
  /** What is on each card: the number of its pair. */
  readonly cards: readonly number[];
  tries = 0;
  #open: readonly number[] = [];
  readonly #found = new Set<number>();

  constructor(pairs: number, random: () => number = Math.random) {
    this.cards = shuffled([...Array(pairs).keys(), ...Array(pairs).keys()], random);
  }

  get over(): boolean {
    return this.#found.size === this.cards.length;
  }

  isOpen(card: number): boolean {
    return this.#open.includes(card) || this.#found.has(card);
  }

  isFound(card: number): boolean {
    return this.#found.has(card);
  }

  /** The first card of a new try turns two that differ face down again. False if the card is open already. */
  turn(card: number): boolean {
    if (this.isFound(card) || (this.#open.length === 1 && this.#open.includes(card))) return false;
    this.#open = this.#open.length === 1 ? [...this.#open, card] : [card];
    if (this.#open.length === 2) this.#compare();
    return true;
  }

  #compare(): void {
    this.tries += 1;
    const [one = 0, other = 0] = this.#open;
    if (this.cards[one] !== this.cards[other]) return;
    for (const card of this.#open) this.#found.add(card);
    this.#open = [];
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
