import type { CommandReply } from '$lib/net/connection';
import type { ObservationOf } from '$lib/table/screens';
import type { Held } from './hand';
import { playable, question, settle, type Wish } from './plays';
import type { Card, Move, View } from './types';
import { whyNoDraw, whyNot, type Reason } from './why';

type Observation = ObservationOf<View, Move>;

const SAID_FOR = 7000;

/** What the desk is told by the board that it serves. */
export interface Situation {
  readonly observation: Observation;
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** What I am about to do: the card I have lifted, what I have decided about it, and why something cannot be. */
export class Desk {
  /** Call "UNO" together with the next-to-last card, unless I would rather not. */
  calling = $state(true);
  #lifted = $state.raw<Held | null>(null);
  #wish = $state.raw<Wish | null>(null);
  #said = $state.raw<{ readonly about: View; readonly reason: Reason } | null>(null);
  #situation: () => Situation;

  readonly lit: ReadonlySet<Card> = $derived.by(() => playable(this.#situation().observation.moves));
  /** A lifted card goes back by itself when it does not fit any more. */
  readonly lifted: Held | null = $derived(
    this.#lifted && this.lit.has(this.#lifted.card) ? this.#lifted : null,
  );
  readonly wish: Wish | null = $derived(this.#wish && this.lit.has(this.#wish.card) ? this.#wish : null);
  readonly asks = $derived.by(() =>
    this.wish ? question(this.#situation().observation.moves, this.wish) : null,
  );
  /** A reason holds for the moment it was given in. */
  readonly reason: Reason | null = $derived.by(() =>
    this.#said?.about === this.#situation().observation.view ? this.#said.reason : null,
  );

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  /** A thumb lifts the card first and plays it with the second touch; mouse and keys play at once. */
  touch(card: Held, atOnce: boolean): void {
    if (!this.lit.has(card.card)) this.#refuse(card.card);
    else if (atOnce || this.lifted?.key === card.key) this.play(card.card);
    else this.#lift(card);
  }

  play(card: Card): void {
    this.#said = null;
    this.decide({ card });
  }

  /** Once nothing is left to decide, the card is played. */
  decide(wish: Wish): void {
    const { observation, busy } = this.#situation();
    this.#wish = wish;
    const move = settle(observation.moves, wish, this.calling);
    if (move && !busy) void this.send(move);
  }

  async send(move: Move): Promise<void> {
    const answer = await this.#situation().play(move);
    this.#said = null;
    if (answer.is === 'ack') this.putBack();
    this.#wish = null;
  }

  draw(): void {
    const { observation, names, busy } = this.#situation();
    if (observation.moves.some((move) => move.type === 'draw')) {
      if (!busy) void this.send({ type: 'draw' });
    } else if (observation.seat !== null) {
      this.#say(whyNoDraw(observation.view, observation.seat, names));
    }
  }

  putBack(): void {
    this.#lifted = null;
    this.#wish = null;
    this.calling = true;
  }

  #lift(card: Held): void {
    this.#lifted = card;
    this.#said = null;
  }

  #refuse(card: Card): void {
    const { observation, names } = this.#situation();
    this.#lifted = null;
    if (observation.seat !== null) this.#say(whyNot(observation.view, observation.seat, card, names));
  }

  /** Said long enough to be read; whoever missed it touches the card again. */
  #say(reason: Reason): void {
    const said = { about: this.#situation().observation.view, reason };
    this.#said = said;
    setTimeout(() => {
      if (this.#said === said) this.#said = null;
    }, SAID_FOR);
  }
}
