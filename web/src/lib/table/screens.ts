import type { Component } from 'svelte';
import type { CommandReply } from '@huetable/client';
import type { GameEvent, GameMove, Observation, Result, SeatColour } from '../net/protocol';
import type { IconName } from '../ui/icons';
import type { Arguments } from './event-messages';

/** The observation of a seat or spectator, with the types of one game. */
export interface ObservationOf<View, Move = GameMove> extends Omit<Observation, 'view' | 'moves'> {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** A player at a seat. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly colour: SeatColour;
  /** The seed that the face is drawn from: see faces/. */
  readonly face: string;
  readonly bot: boolean;
}

/** One event while it is shown on the board. */
export interface Step<Event = GameEvent> {
  /** Grows by one with each step, also when a step is shown again: a key for {#key}. */
  readonly number: number;
  readonly event: Event;
  /** How long it is shown, in milliseconds; `--step` on the board is the same. */
  readonly length: number;
  /** The player asked to see it again: everything that has come has been shown. */
  readonly again?: true;
}

/**
 * `show` of a game's steps.ts: the view after an event, made from the view before it, for each kind of event that changes
 * something on the board. `seat` is the one that looks, null for a spectator.
 */
export type Shows<View = unknown, Event extends { readonly type: string } = GameEvent> = {
  readonly [Tag in Event['type']]?: (
    view: View,
    event: Extract<Event, { readonly type: Tag }>,
    seat: number | null,
  ) => View;
};

/** Asks the game a question that changes nothing. */
export type Consult = (question: GameMove) => Promise<CommandReply>;

/**
 * The props of a game's Board.svelte. The board draws `told`; what the player may do comes from `observation`, which is
 * always the latest. `play` resolves when the move was accepted or refused; the page shows the refusal, unless the player
 * has not asked for the move.
 */
export interface BoardProps<View = unknown, Move = GameMove, Event = GameEvent> {
  observation: ObservationOf<View, Move>;
  /** The view as far as it has been shown; the observation's when nothing is being shown. */
  told: View;
  /** What is being shown now. */
  step: Step<Event> | null;
  players: readonly Player[];
  /** The seat that the faces begin with, if that is not the observation's: several people may share the screen. */
  from?: number | null | undefined;
  play: (move: Move, unasked?: boolean) => Promise<CommandReply>;
  busy: boolean;
  /** All seats at this screen; missing in a replay. */
  here?: readonly number[];
  /** Missing in a replay. */
  consult?: Consult | undefined;
  /** The table's id, for uploads: see `uploadBlob` and `fetchBlob` in net/api. */
  table?: string | undefined;
  /** In a replay, the last view of the game: what was secret then may be shown now. */
  end?: View | undefined;
  /** After the last move, while the board is still shown: goes on to the result. */
  seeResult?: (() => void) | undefined;
  /** After the game: whose work the table likes best. */
  applause?: Applause | null | undefined;
}

/** Which player's work everybody likes best, after a game. It brings no points. */
export interface Applause {
  /** Whom I picked. */
  readonly mine: number | null;
  /** My own seats, which I can't pick. */
  readonly own: readonly number[];
  /** The names of those who have not picked yet. */
  readonly waiting: readonly string[];
  /** How many picked each seat; empty until everybody has picked, or time is up. */
  readonly picks: readonly number[];
  /** Picks this seat; missing for people who only watch. */
  readonly pick?: ((seat: number) => void) | undefined;
}

/** The props of a game's Tv.svelte: what spectators see, for a screen that everybody watches. */
export interface TvProps<View = unknown, Move = GameMove, Event = GameEvent> {
  observation: ObservationOf<View, Move>;
  /** As in BoardProps. */
  told: View;
  step: Step<Event> | null;
  players: readonly Player[];
  consult?: Consult | undefined;
  table?: string | undefined;
}

/** What a small seat shows only the icon of: it has no room for the words. */
export interface SeatWords {
  readonly words: string;
  readonly icon: IconName;
}

/** The props of a game's SeatNote.svelte: what is public of a player besides score and note. */
export interface SeatNoteProps<View = unknown> {
  seat: number;
  told: View;
  player: Player;
}

/** A vote: what is asked, and what the two buttons say. */
export interface VoteWords {
  readonly question: string;
  /** The question as a TV asks it, large. */
  readonly short?: string;
  /** What the vote is about, for those who have to decide. */
  readonly evidence?: {
    readonly title: string;
    readonly lines: readonly { readonly said: string; readonly answer: string }[];
    /** In which that is written, if it is known. */
    readonly language?: string;
  };
  readonly yes: string;
  readonly no: string;
}

/** What one of the players at a screen may still do while it goes on to the next one. */
export interface LastWord {
  readonly sentence: string;
  readonly label: string;
  readonly move: GameMove;
}

/** A game's words.ts: its own sentences. All are optional; the page has plain ones. */
export interface Words<View = unknown, Event = GameEvent> {
  /** What I have to do, or whom we wait for, in one line. `told` is the view as far as the board has shown it. */
  status?: (observation: ObservationOf<View>, names: readonly string[], told?: View) => string;
  /** The seat that the status names, if it is not whoever has to decide: the bar shows that face, and no clock. */
  about?: (observation: ObservationOf<View>, told?: View) => number | null;
  /** An event as a sentence, or null if it needs none. `me` is the reader's seat. By default from text/en.json. */
  tell?: (event: Event, names: readonly string[], me: number | null) => string | null;
  /** Whose deed an event is that has no `seat`: the log shows that face. */
  actor?: (event: Event) => number | null;
  /** What the messages for events need besides the fields: see `eventTeller`. For games without a `tell`. */
  eventArguments?: (event: Event) => Arguments;
  /** What I may do besides my turn, or out of turn, before it is too late: "You can catch Mira." Screen readers say it. */
  chance?: (observation: ObservationOf<View>, names: readonly string[]) => string | null;
  /** Whether the status says the same as this event, in the view of now: then screen readers hear it once. */
  repeats?: (event: Event, me: number | null, view?: View) => boolean;
  /** Must I do something now? By default: whenever the game waits for my decision. */
  calls?: (observation: ObservationOf<View>) => boolean;
  /** While a step is shown: would the status line give away how it ends? Then it waits. */
  spoils?: (observation: ObservationOf<View>, told: View) => boolean;
  /** While a step is shown that waits for nobody: what goes on, such as "Darkness grows". The status and its clock wait. */
  meanwhile?: (event: Event, told: View, names: readonly string[], me: number | null) => string | null;
  /** The seat that `meanwhile` tells of, if any: the bar shows that face. */
  acts?: (event: Event, told: View) => number | null;
  /**
   * Moves that people who share a screen make all at once, such as "Ready": while they can be made, nothing on the board
   * is secret.
   */
  together?: readonly string[];
  /** For people who share a screen: all of them look at what this seat sees, such as a reveal, before the screen goes on. */
  lingers?: (observation: ObservationOf<View>) => boolean;
  /** For people who share a screen: what this seat may still do when the screen goes on. The curtain has a button for it. */
  lastWord?: (observation: ObservationOf<View>, names: readonly string[]) => LastWord | null;
  /** Whether the clock that everybody sees is about something else than the status, such as a reveal that I have left. */
  untimed?: (observation: ObservationOf<View>) => boolean;
  /**
   * What began the game, since no event tells it: the oldest lines of the log. It is made from the first view that the page
   * was sent and the events before that, of which the server keeps only the latest.
   */
  opening?: (view: View, before: readonly Event[]) => readonly Event[];
  /** Events for screen readers only, not for the log. */
  minor?: readonly string[];
  /** What the table votes on, where the game's own rules call for it. */
  vote?: (observation: ObservationOf<View>, names: readonly string[]) => VoteWords | null;
  /** A word or two under a player's name: "has poured". */
  note?: (observation: ObservationOf<View>, seat: number) => string | SeatWords | null;
  /** Whose turn comes after this one, if that is known: the TV shows it. */
  next?: (observation: ObservationOf<View>, told?: View) => number | null;
  /** In a replay: the round that the board shows, if that is not the one that has begun. */
  shownRound?: (observation: ObservationOf<View>) => number;
  /** A score with its maximum: "3/7". */
  score?: (observation: ObservationOf<View>, seat: number) => string;
  /** The same for screen readers, with what it counts: "3 of 7 swatches". */
  scoreInFull?: (observation: ObservationOf<View>, seat: number) => string;
}

/** A question that a player asks by a key, and the answer that a screen reader says. */
export interface Ask<View = unknown, Move = GameMove> {
  /** What is asked: "The top card". */
  readonly label: string;
  readonly answer: (observation: ObservationOf<View, Move>, names: readonly string[]) => string;
}

/** A game's asks.ts. `table`, `hand` and `counts` also tell somebody who comes to the table how things stand. */
export interface Asks<View = unknown, Move = GameMove> {
  readonly table: Ask<View, Move>;
  /** What only I have. */
  readonly hand: Ask<View, Move>;
  readonly counts: Ask<View, Move>;
  /** Keys of the board itself, for the help sheet. */
  readonly boardKeys?: readonly { readonly keys: string; readonly label: string }[];
}

/** What goes into the text of a tip or of a step of a lesson. */
export type TextValues = Readonly<Record<string, string | number | boolean>>;

/** In a game's tips.ts: one sentence of the coach, shown once, while it applies. */
export interface Tip<View = unknown, Move = GameMove, Event = GameEvent> {
  /** Its text is `tips.ID` in the game's catalogue: one sentence of at most 90 characters. */
  readonly id: string;
  /** The clause behind it. */
  readonly clause: string;
  /** The named part of the screen (`data-part`) that it is about. */
  readonly part: string | ((observation: ObservationOf<View, Move>) => string);
  /** Asked for every position: the tip goes as soon as this is false. */
  readonly when: (observation: ObservationOf<View, Move>, events: readonly Event[]) => boolean;
  /** Whoever doesn't do it now loses by it: it comes at once, and in place of a tip that isn't urgent. */
  readonly urgent?: boolean;
  /** The arguments of its text. */
  readonly values?: (observation: ObservationOf<View, Move>) => TextValues;
}

/** The section `tips` of a game's catalogue. */
export type TipTexts = Readonly<Record<string, string | ((values: TextValues) => string)>>;

/**
 * In a game's lesson.ts: one step of the game that teaches. Everything about it is found out from the observation, so that
 * the lesson goes on after a reload.
 */
export interface LessonStep<View = unknown, Move = GameMove, Event = GameEvent> {
  /** Its text is `lesson.ID` in the game's catalogue: one sentence of at most 110 characters. */
  readonly id: string;
  /**
   * The named part of the screen (`data-part`) to look at or to touch. Of several names, separated by spaces, the first
   * that is on the screen counts: 'colour:red card:w' is the red tile while the colours are shown.
   */
  readonly part: string | null | ((observation: ObservationOf<View, Move>) => string | null);
  /** The step waits until this is true; meanwhile the bar says to watch the others. */
  readonly when?: (observation: ObservationOf<View, Move>) => boolean;
  /** What ends the step: the button "Next", or something that happens in the game. */
  readonly done: 'read' | ((observation: ObservationOf<View, Move>, events: readonly Event[]) => boolean);
  /** Moves that fit the step; others are held back with a hint. Without it, all fit, or none if there is "Next". */
  readonly allows?: (move: Move, observation: ObservationOf<View, Move>) => boolean;
  /** The arguments of its text. */
  readonly values?: (observation: ObservationOf<View, Move>, names: readonly string[]) => TextValues;
}

/** The props of a game's own option control, ui/options/NAME.svelte. */
export interface OptionProps<Value = unknown> {
  label: string;
  hint: string;
  value: Value;
  onchange: (value: Value) => void;
  disabled: boolean;
}

/** A picture that a game adds to the picture of its result. */
export interface Keepsake {
  readonly picture: ImageBitmap;
  readonly caption: string;
  /** The seat that made it. */
  readonly maker?: number;
  /** Shows on a canvas how it was made, up to the finished piece. A TV does so, where nobody can ask for it. */
  readonly grow?: (canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<void>;
}

/** A game's keepsakes.ts: pictures for the result, shown instead of the score chart. */
export type Keepsakes<View = unknown> = (view: View, table: string) => Promise<readonly Keepsake[]>;

/** A finished game as everybody saw it: what its honours and its curve are made from. */
export interface PastGame<View = unknown, Event = GameEvent> {
  readonly names: readonly string[];
  readonly result: Result;
  readonly steps: readonly { readonly view: View; readonly events: readonly Event[] }[];
}

/** What somebody is praised for after a game. */
export interface Honour {
  /** Its texts are `honours.ID.title` and `honours.ID.told` in the game's catalogue. */
  readonly id: string;
  /** Who earned it: several if they are equal, none if it is about the whole table. */
  readonly seats: readonly number[];
  /** The arguments of `told` besides `names`, the names of these players, and `players`, how many they are. */
  readonly values?: TextValues;
}

/** A game's honours.ts. `picks`: how many liked each player's work best, where the table was asked. */
export type Honours<View = unknown, Event = GameEvent> = (
  game: PastGame<View, Event>,
  picks: readonly number[],
) => readonly Honour[];

/** The section `honours` of a game's catalogue. */
export type HonourTexts = Readonly<
  Record<string, { readonly title: string; readonly told: string | ((values: TextValues) => string) }>
>;

/** How far the players were at the end of each round, for games that they win or lose together. */
export interface Curve {
  readonly title: string;
  readonly most: number;
  readonly rounds: readonly { readonly round: number; readonly value: number }[];
}

/** A game's curve.ts: shown instead of the score chart. */
export type MakeCurve<View = unknown, Event = GameEvent> = (game: PastGame<View, Event>) => Curve;

/** A game's turning-points.ts: whether this event turned the game. The replay marks it. */
export type TurningPoint<Event = GameEvent> = (event: Event) => boolean;

/** A game's roles.ts: the role of each seat in the next game, or null. */
export type Roles<Options = Readonly<Record<string, unknown>>> = (
  options: Options,
  seats: number,
) => readonly (string | null)[];

/**
 * The props of a game's Finale.svelte: a picture of its own in the scene of the ending. Where all win or lose together it also
 * says how the game ended; beside a winner it is told with the honours.
 */
export interface FinaleProps<View = unknown> {
  view: View;
  players: readonly Player[];
}

export type Finale = Component<FinaleProps>;
export type Board = Component<BoardProps>;
export type Tv = Component<TvProps>;
export type OptionControls = Readonly<Record<string, Component<OptionProps>>>;
