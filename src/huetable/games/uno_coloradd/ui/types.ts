// Made by `huetable types` from the Python types. Change those instead.

export type Card = 'r0' | 'r1' | 'r2' | 'r3' | 'r4' | 'r5' | 'r6' | 'r7' | 'r8' | 'r9' | 'r+2' | 'rs' | 'rr' | 'y0' | 'y1' | 'y2' | 'y3' | 'y4' | 'y5' | 'y6' | 'y7' | 'y8' | 'y9' | 'y+2' | 'ys' | 'yr' | 'g0' | 'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7' | 'g8' | 'g9' | 'g+2' | 'gs' | 'gr' | 'b0' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'b6' | 'b7' | 'b8' | 'b9' | 'b+2' | 'bs' | 'br' | 'w' | 'w4' | 'wc1' | 'wc2' | 'wc3' | 'wc4';

export type Colour = 'red' | 'yellow' | 'green' | 'blue';

/** Lay a card down; a wild one with a colour, a card that acts on somebody with a target. */
export interface Play {
  readonly type: 'play';
  readonly card: Card;
  readonly colour?: Colour | null;
  readonly target?: number | null;
  readonly call?: 'uno' | null;
}

/** Draw a card instead of playing one. */
export interface Draw {
  readonly type: 'draw';
}

/** Keep the card just drawn. */
export interface Keep {
  readonly type: 'keep';
}

/** Nothing fits and nothing is left to draw. */
export interface Pass {
  readonly type: 'pass';
}

/** Draw the cards that were played on me. */
export interface Accept {
  readonly type: 'accept';
}

/** Say that the Wild Draw Four was a bluff. */
export interface Challenge {
  readonly type: 'challenge';
}

/** Name the colour of the wild card that was turned up at the start. */
export interface NameColour {
  readonly type: 'colour';
  readonly colour: Colour;
}

/** Call "UNO" just after the next-to-last card. */
export interface Uno {
  readonly type: 'uno';
}

/** Point at somebody with one card who has not called. */
export interface Catch {
  readonly type: 'catch';
  readonly target: number;
}

/** I have honoured the text of the card. */
export interface Done {
  readonly type: 'done';
}

/** Put it to the vote that somebody has honoured a text. */
export interface Doubt {
  readonly type: 'dispute';
  readonly target: number;
}

/** Let the next round begin. */
export interface Ready {
  readonly type: 'ready';
}

export type Move =
  | Play
  | Draw
  | Keep
  | Pass
  | Accept
  | Challenge
  | NameColour
  | Uno
  | Catch
  | Done
  | Doubt
  | Ready;

export interface RoundBegan {
  readonly type: 'round_began';
  readonly round: number;
  readonly dealer: number;
  readonly first: Card;
}

export interface Played {
  readonly type: 'played';
  readonly seat: number;
  readonly card: Card;
  /** The one that was named, with a wild card. */
  readonly colour: Colour | null;
  readonly target: number | null;
  readonly call: 'uno' | null;
}

export type Reason = 'choice' | 'two' | 'four' | 'challenge' | 'caught' | 'house' | 'dispute';

export interface Drew {
  readonly type: 'drew';
  readonly seat: number;
  readonly cards: number;
  readonly why: Reason;
}

/** Told to the one who drew. A turn's draw is in vain if it ends the turn: what was drawn does not fit. */
export interface Received {
  readonly type: 'received';
  readonly cards: readonly Card[];
  readonly in_vain?: boolean;
}

export interface Kept {
  readonly type: 'kept';
  readonly seat: number;
}

export interface Passed {
  readonly type: 'passed';
  readonly seat: number;
}

export interface Reshuffled {
  readonly type: 'reshuffled';
  readonly cards: number;
}

export interface Skipped {
  readonly type: 'skipped';
  readonly seat: number;
}

export interface Reversed {
  readonly type: 'reversed';
  readonly direction: number;
}

export interface Named {
  readonly type: 'named';
  readonly seat: number;
  readonly colour: Colour;
}

export interface Accepted {
  readonly type: 'accepted';
  readonly seat: number;
}

export interface Challenged {
  readonly type: 'challenged';
  readonly seat: number;
  readonly bluffer: number;
  readonly guilty: boolean;
}

/** Told to the one who sees it. */
export interface HandShown {
  readonly type: 'hand_shown';
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Called {
  readonly type: 'called';
  readonly seat: number;
}

export interface Caught {
  readonly type: 'caught';
  /** Who has caught. */
  readonly seat: number;
  readonly target: number;
}

export interface FalseCatch {
  readonly type: 'false_catch';
  readonly seat: number;
  readonly target: number;
}

export interface GraceOver {
  readonly type: 'grace_over';
  readonly seat: number;
}

/** May catch again. */
export interface Unlocked {
  readonly type: 'unlocked';
  readonly seat: number;
}

export interface Swapped {
  readonly type: 'swapped';
  readonly seat: number;
  readonly target: number;
}

export interface HandsPassed {
  readonly type: 'hands_passed';
  readonly direction: number;
}

export interface Discarded {
  readonly type: 'discarded';
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Honoured {
  readonly type: 'honoured';
  readonly seat: number;
}

export interface Disputed {
  readonly type: 'disputed';
  /** Who doubts it. */
  readonly seat: number;
  readonly target: number;
}

export interface Settled {
  readonly type: 'settled';
  readonly seat: number;
  readonly upheld: boolean;
}

export interface RoundEnded {
  readonly type: 'round_ended';
  readonly winner: number | null;
  readonly scored: readonly number[];
  /** Whether points decide the match. In a single round they tell only what the cards left are worth. */
  readonly counts?: boolean;
}

export interface IsReady {
  readonly type: 'is_ready';
  readonly seat: number;
}

export interface TimeUp {
  readonly type: 'time_up';
  /** Who had not said "ready". */
  readonly seats: readonly number[];
}

export interface Ended {
  readonly type: 'ended';
  readonly ending: string;
}

export type Event =
  | RoundBegan
  | Played
  | Drew
  | Received
  | Kept
  | Passed
  | Reshuffled
  | Skipped
  | Reversed
  | Named
  | Accepted
  | Challenged
  | HandShown
  | Called
  | Caught
  | FalseCatch
  | GraceOver
  | Unlocked
  | Swapped
  | HandsPassed
  | Discarded
  | Honoured
  | Disputed
  | Settled
  | RoundEnded
  | IsReady
  | TimeUp
  | Ended;

export type Effect = 'swap' | 'pass_on' | 'all_draw' | 'one_draws' | 'skip_all' | 'look' | 'discard_colour' | 'honour';

/** What is written on one Wild Customizable, and what it does. */
export interface HouseRule {
  readonly text: string;
  readonly effect: Effect;
}

export interface Options {
  readonly goal: 0 | 200 | 500;
  readonly scoring: 'leftover' | 'winner';
  readonly house_rules: readonly HouseRule[];
  readonly dealer: number | null;
  readonly stacking: boolean;
  readonly jump_in: boolean;
  readonly seven_zero: boolean;
  readonly draw_until_playable: boolean;
  readonly clock: boolean;
}

/** A card drawn for the first deal. */
export interface DealDraw {
  readonly seat: number;
  readonly card: Card;
}

export interface RoundResult {
  readonly round: number;
  /** Nobody, if a whole lap had to pass. */
  readonly winner: number | null;
  readonly hands: readonly (readonly Card[])[];
  /** What is left in each hand. */
  readonly points: readonly number[];
  /** What each has been given for it. */
  readonly scored: readonly number[];
}

/** What changes only between rounds. */
export interface Match {
  readonly round: number;
  readonly dealer: number;
  readonly scores: readonly number[];
  /** The draw for the first deal; every further group draws because it was level. */
  readonly deal: readonly (readonly DealDraw[])[];
  readonly ready: readonly number[];
  /** Of the round before. */
  readonly result: RoundResult | null;
  readonly ending: string | null;
  readonly winner: number | null;
}

/** A player with one card who has not called and may be caught. */
export interface Exposure {
  readonly seat: number;
  /** The number of the clock that keeps the chance open in any case; 0 when there is none or it has run out. */
  readonly grace: number;
  /** The next player has not acted yet. */
  readonly undecided: boolean;
}

/** Who cannot catch for a while, and the number of the clock that says how long. */
export interface Lock {
  readonly seat: number;
  readonly clock: number;
}

export interface Dispute {
  readonly number: number;
  readonly proposer: number;
  readonly accused: number;
}

/** What the players watch each other for. */
export interface CatchState {
  /** Who has come down to one card and still holds it. */
  readonly last_cards: readonly number[];
  /** Those of them who have not called and may be caught. */
  readonly exposed: readonly Exposure[];
  readonly locks: readonly Lock[];
  /** Who has said "done" and may still be doubted. */
  readonly disputable: readonly number[];
  readonly dispute: Dispute | null;
}

/** Cards that the player whose turn it is must draw unless something can be done about it. */
export interface Threat {
  readonly cards: number;
  readonly by: number;
  /** How many cards the bluffer held when the Wild Draw Four was played: the first ones of that hand. */
  readonly judged: number;
  /** The colour that was in force then. */
  readonly before: Colour | null;
}

export type Phase = 'colour' | 'turn' | 'drawn' | 'stack' | 'challenge' | 'honour' | 'round_over' | 'over';

/** What challenges have shown of one player in this match. Everybody has heard it. */
export interface Verdicts {
  readonly seat: number;
  readonly bluffs: number;
  readonly honest: number;
}

export interface PublicView {
  readonly options: Options;
  readonly match: Match;
  readonly watch: CatchState;
  readonly threat: Threat;
  readonly phase: Phase;
  readonly turn: number;
  readonly direction: number;
  readonly colour: Colour | null;
  readonly passes: number;
  /** How many cards everybody holds. */
  readonly counts: readonly number[];
  /** How many cards are left to draw. */
  readonly pile: number;
  /** Everything played since the last shuffle, the top card last: whoever watched knows it. */
  readonly discard: readonly Card[];
  readonly clocks: number;
  readonly last_play: Played | null;
  readonly news: RoundBegan | Played | Drew | Received | Kept | Passed | Reshuffled | Skipped | Reversed | Named | Accepted | Challenged | HandShown | Called | Caught | FalseCatch | GraceOver | Unlocked | Swapped | HandsPassed | Discarded | Honoured | Disputed | Settled | RoundEnded | IsReady | TimeUp | Ended;
  /** The version of the rules that this game is played by; not sent where it is today's. */
  readonly rules?: number;
  /** How challenges have ended in this match, by whose Wild Draw Four it was. */
  readonly verdicts?: readonly Verdicts[];
}

/** Cards of somebody's hand that one other player has seen. */
export interface SeenCards {
  readonly viewer: number;
  readonly of: number;
  readonly cards: readonly Card[];
}

export interface PrivateView {
  /** My own, none for a spectator; in the phase "drawn" my last card is the drawn one. */
  readonly hand: readonly Card[];
  /** What I have seen of other hands and what is still there. */
  readonly looks: readonly SeenCards[];
}

export type View = PublicView & PrivateView;
