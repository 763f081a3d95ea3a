// Made by `huetable types` from the Python types. Change those instead.

export type Dye = 'red' | 'yellow' | 'blue' | 'water';

export interface Pour {
  readonly type: 'pour';
  readonly dye: Dye;
}

/** Show an order of the water's colour, whoever's turn it is. */
export interface Claim {
  readonly type: 'claim';
}

export interface Name {
  readonly type: 'name';
  readonly name: string;
}

/** Leave the tint nameless. */
export interface Shrug {
  readonly type: 'shrug';
}

export type Move =
  | Pour
  | Claim
  | Name
  | Shrug;

export interface Poured {
  readonly type: 'poured';
  readonly seat: number;
}

export interface TimeUp {
  readonly type: 'time_up';
  /** Whose time it was. */
  readonly seats: readonly number[];
  /** What they were to do. */
  readonly phase: 'name' | 'pour';
}

export type Colour = 'clear' | 'red' | 'yellow' | 'orange' | 'blue' | 'purple' | 'green' | 'brown';

export interface Shown {
  readonly type: 'shown';
  readonly drops: readonly Dye[];
  readonly colour: Colour;
}

export interface Claimed {
  readonly type: 'claimed';
  readonly seat: number;
  readonly colour: Colour;
  readonly points: number;
}

/** Told to the one who drew. */
export interface Drew {
  readonly type: 'drew';
  readonly colour: Colour;
}

export interface Named {
  readonly type: 'named';
  readonly seat: number;
  readonly colour: Colour;
  readonly name: string | null;
}

export interface RoundBegan {
  readonly type: 'round_began';
  readonly round: number;
  readonly taster: number;
}

export interface Ended {
  readonly type: 'ended';
  readonly ending: string;
}

export type Event =
  | Poured
  | TimeUp
  | Shown
  | Claimed
  | Drew
  | Named
  | RoundBegan
  | Ended;

export type LanguageCode = 'en' | 'de' | 'es' | 'pt';

export interface Options {
  readonly language: LanguageCode;
  readonly goal: number;
  readonly tints: number;
  readonly clock: boolean;
  readonly pour_seconds: number;
  readonly name_seconds: number;
}

/** A line of the swatch book. */
export interface Tint {
  readonly colour: Colour;
  readonly taster: number;
  readonly name: string | null;
}

export interface PublicView {
  readonly options: Options;
  readonly phase: 'name' | 'over' | 'pour';
  readonly round: number;
  readonly taster: number;
  /** Who has poured in this round. */
  readonly poured: readonly boolean[];
  /** The pours that were shown last, by seat. */
  readonly drops: readonly Dye[];
  readonly colour: Colour;
  readonly claimed: readonly number[];
  readonly scores: readonly number[];
  readonly book: readonly Tint[];
  readonly clears: number;
  /** Orders that were claimed, face up. */
  readonly shown: readonly Colour[];
  /** How many orders are left to draw. */
  readonly deck: number;
  readonly ending: string | null;
}

export interface PrivateView {
  /** My own, none for a spectator. */
  readonly orders: readonly Colour[];
  /** What I have poured in this round. */
  readonly mine: Dye | null;
}

export type View = PublicView & PrivateView;
