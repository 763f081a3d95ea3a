// Made by `huetable types` from the Python types. Change those instead.

/** The giver's target: a colour of the card or, in the young players' variant, any field. */
export interface Choose {
  readonly type: 'choose';
  readonly field: string;
}

export interface GiveCue {
  readonly type: 'cue';
  readonly words: string;
}

/** No second cue: the round is scored as it stands. */
export interface Pass {
  readonly type: 'pass';
}

export interface Place {
  readonly type: 'place';
  readonly field: string;
}

export type Ground = 'room' | 'position' | 'colour' | 'comparison' | 'repetition';

/** Put the cue to the vote. */
export interface Object {
  readonly type: 'object';
  readonly ground: Ground;
}

export type Move =
  | Choose
  | GiveCue
  | Pass
  | Place
  | Object;

/** Would these words be taken as the next cue? */
export interface CheckCue {
  readonly type: 'check';
  readonly words: string;
}

/** Where would bots have looked in a round that is over? */
export interface AskBotGuesses {
  readonly type: 'bots';
  readonly round: number;
}

export type Question =
  | CheckCue
  | AskBotGuesses;

export interface RoundBegan {
  readonly type: 'round_began';
  readonly round: number;
  readonly giver: number;
  /** It is played to break a tie. */
  readonly extra: boolean;
}

/** Told to the giver. */
export interface Drew {
  readonly type: 'drew';
  readonly card: readonly string[];
}

export interface Chose {
  readonly type: 'chose';
  readonly seat: number;
}

/** Told to the giver. */
export interface TargetSet {
  readonly type: 'target_set';
  readonly field: string;
}

export interface CueGiven {
  readonly type: 'cue_given';
  readonly seat: number;
  readonly number: 1 | 2;
  readonly words: string;
  /** The clauses that it comes close to breaking. */
  readonly doubts: readonly string[];
}

export interface Passed {
  readonly type: 'passed';
  readonly seat: number;
}

/** The five seconds for objections are over, and nobody has objected. */
export interface GuessingBegan {
  readonly type: 'guessing_began';
  /** Who places first. */
  readonly seat: number;
}

export interface Placed {
  readonly type: 'placed';
  readonly seat: number;
  readonly field: string;
}

/** A piece that was not placed. */
export interface Forfeited {
  readonly type: 'forfeited';
  readonly seat: number;
}

export interface Objected {
  readonly type: 'objected';
  readonly seat: number;
  readonly ground: Ground;
}

export interface Ruled {
  readonly type: 'ruled';
  readonly words: string;
  /** Silenced: upheld for the second time, so the cue stands and the giver scores nothing. */
  readonly outcome: 'silenced' | 'stands' | 'withdrawn';
}

export interface Piece {
  readonly seat: number;
  readonly field: string;
  readonly guess: 1 | 2;
}

export interface Revealed {
  readonly type: 'revealed';
  readonly giver: number;
  readonly target: string;
  readonly card: readonly string[];
  readonly pieces: readonly Piece[];
  /** Of this round, by seat. */
  readonly points: readonly number[];
}

/** No cue in time: nobody scores. */
export interface Voided {
  readonly type: 'voided';
  readonly giver: number;
  readonly target: string | null;
  readonly card: readonly string[];
}

export interface TieBegan {
  readonly type: 'tie_began';
  readonly tied: readonly number[];
}

export interface Ended {
  readonly type: 'ended';
  readonly ending: string;
}

export type Event =
  | RoundBegan
  | Drew
  | Chose
  | TargetSet
  | CueGiven
  | Passed
  | GuessingBegan
  | Placed
  | Forfeited
  | Objected
  | Ruled
  | Revealed
  | Voided
  | TieBegan
  | Ended;

export type LanguageCode = 'en' | 'de' | 'es' | 'pt';

export interface Options {
  readonly language: LanguageCode;
  readonly young: boolean;
  readonly once: boolean;
  readonly one_cue: boolean;
  readonly more_words: boolean;
  readonly first: number | null;
  readonly clock: boolean;
}

export type Phase = 'choose' | 'cue1' | 'guess1' | 'cue2' | 'guess2' | 'over';

export interface Cue {
  readonly words: string;
  /** The clauses that it comes close to breaking. */
  readonly doubts: readonly string[];
}

export interface Objection {
  readonly seat: number;
  readonly ground: Ground;
}

/** A round that is over. Its card is face up. */
export interface PastRound {
  readonly giver: number;
  readonly card: readonly string[];
  /** None, if the round was void before one was chosen. */
  readonly target: string | null;
  readonly cues: readonly string[];
  readonly points: readonly number[];
}

export interface PublicView {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** How many regular rounds there are; any round after them breaks a tie. */
  readonly rounds: number;
  readonly giver: number;
  /** Of this round, as they stand. */
  readonly cues: readonly Cue[];
  /** All cues of the game, withdrawn ones too. */
  readonly used: readonly string[];
  readonly pieces: readonly Piece[];
  /** How many have had their turn in this round of guesses. */
  readonly turn: number;
  /** Nobody places before the five seconds for objections are over. */
  readonly waiting: boolean;
  /** The table has ruled on the cue that stands: nobody can object to it any more. */
  readonly settled: boolean;
  readonly objection: Objection | null;
  /** Objections, in this round; from two on the giver scores nothing. */
  readonly upheld: number;
  readonly scores: readonly number[];
  /** Who alone can still win, in extra rounds. */
  readonly tied: readonly number[];
  readonly past: readonly PastRound[];
  /** The pieces of the round before. */
  readonly shown: readonly Piece[];
  /** How many cards are left to draw. */
  readonly deck: number;
  readonly ending: string | null;
  /** The round before has just been revealed: the time of the next giver has not begun yet. */
  readonly revealing: boolean;
  /** The rules version that this game is played by. */
  readonly rules: number;
}

export interface PrivateView {
  /** The giver's own, while the round is on; empty for everybody else. */
  readonly card: readonly string[];
  /** For the giver alone. */
  readonly target: string | null;
}

export type View = PublicView & PrivateView;

/** The cue would be taken. */
export interface CueAccepted {
  readonly type: 'taken';
  /** The clauses that it comes close to breaking. */
  readonly doubts: readonly string[];
}

export interface BotHeatMap {
  readonly type: 'warmth';
  readonly round: number;
  /** How likely each field was, row by row; the likeliest is 255. */
  readonly fields: readonly number[];
  /** Where a bot alone on the board would have placed its piece. */
  readonly best: string;
}

export type Advice =
  | CueAccepted
  | BotHeatMap;
