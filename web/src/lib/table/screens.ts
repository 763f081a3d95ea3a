import type { Component } from 'svelte';
import type { CommandReply } from '../net/connection';
import type { GameEvent, GameMove, SeatColour, Observation } from '../net/protocol';

/** What one watcher may know, with the types of one game. */
export interface ObservationOf<View, Move = GameMove> extends Omit<Observation, 'view' | 'moves'> {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Who sits on a seat, as the others see it. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly colour: SeatColour;
}

/** Asks the game something that changes nothing. */
export type Consult = (question: GameMove) => Promise<CommandReply>;

/** What a game's Board.svelte gets. `play` resolves when the move counts or was refused; the shell says why. */
export interface BoardProps<View = unknown, Move = GameMove> {
  observation: ObservationOf<View, Move>;
  players: readonly Player[];
  play: (move: Move) => Promise<CommandReply>;
  busy: boolean;
  /** Not there where a game is only looked at again. */
  consult?: Consult | undefined;
  /** Where what is too large for a view lies: see `uploadBlob` and `fetchBlob` in net/api. */
  table?: string | undefined;
  /** The last view of a game that is over and looked at again: what was a secret then is none any more. */
  end?: View | undefined;
}

/** What a game's Tv.svelte gets: the public observation, for a screen that all look at. */
export interface TvProps<View = unknown, Move = GameMove> {
  observation: ObservationOf<View, Move>;
  players: readonly Player[];
  consult?: Consult | undefined;
  table?: string | undefined;
}

/** A game's words.ts: its own sentences. All are optional; the shell has plain ones. */
export interface Words<View = unknown, Event = GameEvent> {
  /** What is asked of me, or whom we wait for, in one line. */
  status?: (observation: ObservationOf<View>, names: readonly string[]) => string;
  /** An event as one sentence; null for what needs no telling. `me` is the listener's seat. */
  tell?: (event: Event, names: readonly string[], me: number | null) => string | null;
  /** Does the game call on me now? Where it is not said: when it waits for my decision. */
  calls?: (observation: ObservationOf<View>) => boolean;
  /** Events that are said aloud but not worth a line in the log. */
  minor?: readonly string[];
  /** A word or two under a player's name: "has poured". */
  note?: (observation: ObservationOf<View>, seat: number) => string | null;
  /** A score with what it is out of: "3/7". */
  score?: (observation: ObservationOf<View>, seat: number) => string;
}

/** A situation that the coach explains when it comes up for the first time, in a game's coach.ts. */
export interface Lesson<View = unknown, Move = GameMove, Event = GameEvent> {
  /** The clause that is read out; a game has one lesson for a clause. */
  readonly clause: string;
  /** The situation in two or three words: "A card that fits". */
  readonly title: string;
  readonly when: (observation: ObservationOf<View, Move>, events: readonly Event[]) => boolean;
}

/** What a game's own control for one of its options gets, from its ui/options/NAME.svelte. */
export interface OptionProps<Value = unknown> {
  label: string;
  hint: string;
  value: Value;
  onchange: (value: Value) => void;
  disabled: boolean;
}

/** Something that a game leaves behind, for the picture of its result. */
export interface Keepsake {
  readonly picture: ImageBitmap;
  readonly caption: string;
}

/** A game's keepsakes.ts: what stands on the picture of a result instead of the course of the score. */
export type Keepsakes<View = unknown> = (view: View, table: string) => Promise<readonly Keepsake[]>;

/** A game's roles.ts: what each seat is called before the start, null for those without a name of their own. */
export type Roles<Options = Readonly<Record<string, unknown>>> = (
  options: Options,
  seats: number,
) => readonly (string | null)[];

export type Board = Component<BoardProps>;
export type Tv = Component<TvProps>;
export type OptionControls = Readonly<Record<string, Component<OptionProps>>>;
