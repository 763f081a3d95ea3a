/**
 * What Huetable's page and the screens of a game from another package know of each other. It is all plain data and
 * functions: the screens bring their own framework, in whatever version. `huetable types GAME` writes this file; don't change it.
 */
export const VERSION = 1;

/** The screens as a module: `export const version = VERSION` and `export default (host) => ({ ... })`. */
export interface ScreenModule {
  readonly version: number;
  readonly default: (host: Host) => Screens;
}

/** What the page offers to the screens. */
export interface Host {
  /** The reader's language, such as `de`. */
  readonly language: string;
  /** The sections of text/LANG.json. A text without arguments is a string, one with arguments a function. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The sign of a colour, ColorADD's or what the reader has chosen. It has the colour of the text around it. */
  readonly sign: Mount<SignProps>;
  /** Words as a list: "Ann, Ben and Mira". */
  readonly listed: (words: readonly string[]) => string;
  readonly formatNumber: (value: number) => string;
}

/** Draws something into an element, and keeps it up to date. */
export type Mount<Props> = (target: HTMLElement, props: Props) => Mounted<Props>;

export interface Mounted<Props> {
  readonly update: (props: Props) => void;
  readonly destroy: () => void;
}

/** Everything is optional: the page has a plain board and plain words. `never` stands for the game's own types. */
export interface Screens {
  /** Gets BoardProps. */
  readonly board?: Mount<never>;
  /** What a TV shows; gets TvProps. It fills 100cqw by 100cqh. Without it, the board as spectators see it. */
  readonly tv?: Mount<never>;
  /** The picture on the home page: an svg, 480 by 300. It gets no props. */
  readonly box?: Mount<never>;
  readonly words?: Words;
  readonly steps?: Steps;
  readonly mood?: Mood | ((view: never) => Mood);
  /** The colours of the waiting room, if `mood` is a function. */
  readonly roomMood?: Mood;
  readonly tips?: readonly Tip[];
  /** For a game with a lesson.py: what a new player reads and does, step by step. */
  readonly lesson?: readonly LessonStep[];
  /** Whether a replay marks this event. */
  readonly turningPoint?: (event: GameEvent) => boolean;
}

export type Hue =
  'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'pink' | 'white' | 'black';

export interface SignProps {
  readonly hue: Hue;
  /** In pixels; 24 by default. */
  readonly size?: number;
}

export interface GameMove {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly colour: Hue;
  readonly bot: boolean;
}

/** What a seat or a spectator sees and may do. */
export interface Observation<View = unknown, Move = GameMove> {
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly view: View;
  /** The legal moves that can be listed. */
  readonly moves: readonly Move[];
  readonly forms: readonly { readonly move: string }[];
  /** The seats that the game waits for. */
  readonly awaited: readonly number[];
  readonly result: Result | null;
}

export interface Result {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** One event while it is shown. */
export interface Step<Event = GameEvent> {
  /** Grows by one with each step. */
  readonly number: number;
  readonly event: Event;
  /** In milliseconds; `--step` on the board is the same. */
  readonly length: number;
}

/**
 * The board draws `told`. What the player may do comes from `observation`, which is always the latest. `play` resolves
 * when the move was accepted or refused; the page shows the refusal.
 */
export interface BoardProps<View = unknown, Move = GameMove, Event = GameEvent> {
  readonly observation: Observation<View, Move>;
  /** The view as far as it has been shown. */
  readonly told: View;
  readonly step: Step<Event> | null;
  readonly players: readonly Player[];
  readonly play: (move: Move) => Promise<unknown>;
  readonly busy: boolean;
  /** In a replay, the last view of the game. */
  readonly end?: View | undefined;
}

export interface TvProps<View = unknown, Move = GameMove, Event = GameEvent> {
  readonly observation: Observation<View, Move>;
  readonly told: View;
  readonly step: Step<Event> | null;
  readonly players: readonly Player[];
}

/** The game's own sentences. Those for events are made from `events` of text/LANG.json. */
export interface Words {
  /** What I have to do, or whom we wait for, in one line. */
  readonly status?: (observation: Observation<never>, names: readonly string[]) => string;
  /** An event as a sentence, or null if it needs none. `me` is the reader's seat. */
  readonly tell?: (event: GameEvent, names: readonly string[], me: number | null) => string | null;
  /** Whose deed an event is that has no `seat`: the log shows that face. */
  readonly actor?: (event: GameEvent) => number | null;
  /** While a step is shown: would the status line give away how it ends? Then it waits. */
  readonly spoils?: (observation: Observation<never>, told: never) => boolean;
  /** While a step is shown that waits for nobody: what goes on, such as "Darkness grows". The status and its clock wait. */
  readonly meanwhile?: (
    event: GameEvent,
    told: never,
    names: readonly string[],
    me: number | null,
  ) => string | null;
  /** The seat that `meanwhile` tells of, if any: the bar shows that face. */
  readonly acts?: (event: GameEvent, told: never) => number | null;
  /** Events for screen readers only, not for the log. */
  readonly minor?: readonly string[];
  /** A word or two under a player's name. */
  readonly note?: (observation: Observation<never>, seat: number) => string | null;
}

/** How events are shown one after another, each for as long as steps.json says. */
export interface Steps {
  /** For tags of events: the view after the event, made from the view before it. */
  readonly show: Readonly<Record<string, (view: never, event: never, seat: number | null) => unknown>> | null;
  /** Events that not everybody hears. */
  readonly personal?: readonly string[];
  /** The sound that a step makes, such as 'play'. */
  readonly sounds?: Readonly<Record<string, string>>;
}

/** A colour as #rrggbb, by day and by night. */
export interface DayAndNight {
  readonly light: string;
  readonly dark: string;
}

/** What the game's table looks like. */
export interface Mood {
  readonly table: DayAndNight;
  readonly rim: DayAndNight;
  /** Whose turn it is, and what can be done. */
  readonly glow: DayAndNight;
  /** Text on the table. */
  readonly ink: DayAndNight;
}

/** One sentence of the coach, `tips.ID` in the texts, shown once while `when` is true. */
export interface Tip {
  readonly id: string;
  readonly clause: string;
  /** The element with this `data-part` is outlined. */
  readonly part: string;
  readonly when: (observation: Observation<never>, events: readonly GameEvent[]) => boolean;
  readonly values?: (observation: Observation<never>) => Readonly<Record<string, string | number | boolean>>;
}

/** One step of a lesson; its sentence is `lesson.ID` in the texts. Everything about it is found out from the observation. */
export interface LessonStep {
  readonly id: string;
  /** The element with this `data-part` is outlined. */
  readonly part: string | null;
  /** The step waits until this is true. */
  readonly when?: (observation: Observation<never>) => boolean;
  /** What ends the step: the button "Next", or something that happens in the game. */
  readonly done: 'read' | ((observation: Observation<never>, events: readonly GameEvent[]) => boolean);
  /** Moves that fit the step; others are held back. */
  readonly allows?: (move: never, observation: Observation<never>) => boolean;
  readonly values?: (
    observation: Observation<never>,
    names: readonly string[],
  ) => Readonly<Record<string, string | number | boolean>>;
}
