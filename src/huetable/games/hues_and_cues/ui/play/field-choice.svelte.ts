import type { CommandReply } from '@huetable/client';
import type { ObservationOf } from '$lib/table/screens';
import { fieldName, fieldNumber } from '../fields/fields';
import { isGuessing } from '../reveal/rounds';
import type { Move, View } from '../types';

interface Situation {
  readonly observation: ObservationOf<View, Move>;
  readonly busy: boolean;
  readonly play: (move: Move) => Promise<CommandReply>;
}

/** The field under the pointer or the keyboard's cursor, and the field that the player has picked but not confirmed. */
export class FieldChoice {
  #cursor = $state.raw<{ readonly field: number; readonly round: number } | null>(null);
  #picked = $state.raw<{ readonly field: number; readonly when: string } | null>(null);
  #situation: () => Situation;

  /** What a picked field is for; null if the player has no field to pick now. */
  readonly purpose: 'place' | 'choose' | null = $derived.by(() => {
    const { observation } = this.#situation();
    if (observation.forms.some((form) => form.move === 'place')) return 'place';
    return observation.forms.some((form) => form.move === 'choose') ? 'choose' : null;
  });
  /** A pick lasts for the turn in which it was made. */
  readonly picked: number | null = $derived.by(() =>
    this.purpose !== null && this.#picked?.when === this.#now ? this.#picked.field : null,
  );
  /** Another player may have placed a piece there first. */
  readonly taken: boolean = $derived.by(() => this.picked !== null && this.#isTaken(this.picked));

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  /** Where the player was in the last round says nothing in this one. */
  get cursor(): number | null {
    return this.#cursor?.round === this.#round ? this.#cursor.field : null;
  }

  set cursor(field: number | null) {
    this.#cursor = field === null ? null : { field, round: this.#round };
  }

  get #round(): number {
    return this.#situation().observation.view.round;
  }

  get #now(): string {
    const { view } = this.#situation().observation;
    return `${view.round} ${view.phase}`;
  }

  #isTaken(field: number): boolean {
    const { view } = this.#situation().observation;
    return isGuessing(view) && view.pieces.some((piece) => fieldNumber(piece.field) === field);
  }

  /** With `again` (keys, not touch) a second pick of the same field confirms it. */
  pick(field: number, again = false): void {
    this.cursor = field;
    if (this.purpose === null) return;
    if (again && this.picked === field) void this.confirm();
    else this.#picked = { field, when: this.#now };
  }

  /** Neither square has a meaning any more: their marks and names leave the screen. */
  clear(): void {
    this.#picked = null;
    this.cursor = null;
  }

  async confirm(): Promise<void> {
    const { busy, play } = this.#situation();
    const { purpose, picked } = this;
    if (purpose === null || picked === null || busy || this.taken) return;
    const answer = await play({ type: purpose, field: fieldName(picked) });
    if (answer.is === 'ack') this.clear();
  }
}
