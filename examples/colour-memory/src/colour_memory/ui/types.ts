// Made by `huetable types` from the Python types. Change those instead.

export interface TurnOver {
  readonly type: 'turn_over';
  readonly card: number;
}

export type Move =
  | TurnOver;

export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'pink' | 'white' | 'black';

export interface TurnedOver {
  readonly type: 'turned_over';
  readonly seat: number;
  readonly card: number;
  readonly colour: Colour;
}

export interface Paired {
  readonly type: 'paired';
  readonly seat: number;
  readonly colour: Colour;
  readonly cards: readonly [number, number];
}

export interface Missed {
  readonly type: 'missed';
  readonly seat: number;
}

export type Event =
  | TurnedOver
  | Paired
  | Missed;

export interface PublicView {
  /** None is a card that lies face down. */
  readonly cards: readonly (Colour | null)[];
  readonly owners: readonly number[];
  readonly points: readonly number[];
  readonly turn: number;
  readonly open: readonly number[];
  readonly misses: number;
  /** The cards that everybody saw last. Bots look here, because they remember nothing by themselves; the screen doesn't show it, and people have to remember. */
  readonly recent: readonly (readonly [number, Colour])[];
}

export type View = PublicView;
