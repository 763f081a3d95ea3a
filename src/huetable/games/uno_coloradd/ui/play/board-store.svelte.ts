import type { CommandReply } from '@huetable/client';
import { settings } from '$lib/me/settings.svelte';
import type { ObservationOf } from '$lib/table/screens';
import type { HeldCard } from '../hand/hand-sorting';
import type { Card, Move, View } from '../types';
import { playableCards, nextQuestion, completedPlay, type PlayDraft } from './play-draft';
import { whyNoDraw, whyNot, type WhyNot } from './why-not';

type Observation = ObservationOf<View, Move>;

const SHOWN_FOR = 7000;

/** What the store gets from the board. */
export interface BoardContext {
  readonly observation: Observation;
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** The move I am preparing: the lifted card, its colour and target so far, and why a card can't be played. */
export class BoardStore {
  /** Call UNO together with the next-to-last card: I must think of it, unless I have asked for more time. */
  calling = $state(settings.time > 1);
  #lifted = $state.raw<HeldCard | null>(null);
  #draft = $state.raw<PlayDraft | null>(null);
  #said = $state.raw<{ readonly about: View; readonly reason: WhyNot } | null>(null);
  #context: () => BoardContext;

  readonly lit: ReadonlySet<Card> = $derived.by(() => playableCards(this.#context().observation.moves));
  /** Null when the lifted card doesn't fit any more. */
  readonly lifted: HeldCard | null = $derived(
    this.#lifted && this.lit.has(this.#lifted.card) ? this.#lifted : null,
  );
  readonly draft: PlayDraft | null = $derived(
    this.#draft && this.lit.has(this.#draft.card) ? this.#draft : null,
  );
  readonly asks = $derived.by(() =>
    this.draft ? nextQuestion(this.#context().observation.moves, this.draft) : null,
  );
  /** Only for the view it was given for. */
  readonly reason: WhyNot | null = $derived.by(() =>
    this.#said?.about === this.#context().observation.view ? this.#said.reason : null,
  );

  constructor(context: () => BoardContext) {
    this.#context = context;
  }

  /** A first tap lifts the card and a second one plays it; mouse and keys play at once. */
  touch(card: HeldCard, atOnce: boolean): void {
    if (!this.lit.has(card.card)) this.#refuse(card.card);
    else if (atOnce || this.lifted?.key === card.key) this.play(card.card);
    else this.#lift(card);
  }

  play(card: Card): void {
    this.#said = null;
    this.decide({ card });
  }

  /** Plays the card when nothing is left to decide. */
  decide(draft: PlayDraft): void {
    const { observation, busy } = this.#context();
    this.#draft = draft;
    const move = completedPlay(observation.moves, draft, this.calling);
    if (move && !busy) void this.send(move);
  }

  async send(move: Move): Promise<void> {
    const answer = await this.#context().play(move);
    this.#said = null;
    if (answer.is === 'ack') this.putBack();
    this.#draft = null;
  }

  draw(): void {
    const { observation, names, busy } = this.#context();
    if (observation.moves.some((move) => move.type === 'draw')) {
      if (!busy) void this.send({ type: 'draw' });
    } else if (observation.seat !== null) {
      this.#say(whyNoDraw(observation.view, observation.seat, names));
    }
  }

  putBack(): void {
    this.#lifted = null;
    this.#draft = null;
    this.calling = settings.time > 1;
  }

  #lift(card: HeldCard): void {
    this.#lifted = card;
    this.#said = null;
  }

  #refuse(card: Card): void {
    const { observation, names } = this.#context();
    this.#lifted = null;
    if (observation.seat !== null) this.#say(whyNot(observation.view, observation.seat, card, names));
  }

  /** Shown long enough to be read; choosing the card again shows it again. */
  #say(reason: WhyNot): void {
    const said = { about: this.#context().observation.view, reason };
    this.#said = said;
    setTimeout(() => {
      if (this.#said === said) this.#said = null;
    }, SHOWN_FOR);
  }
}
