// Made by `huetable types` from the Python types. Change those instead.

/** The thing to sculpt: one of the six on the card. It may be another one until the sculpture is sealed. */
export interface Choose {
  readonly type: 'choose';
  readonly word: string;
}

/** Put the draft aside as it stands: should the time run out, this is what is sealed. */
export interface Keep {
  readonly type: 'keep';
  readonly clay: string;
  readonly note?: string;
}

/** Done: from now on nothing about the sculpture changes. */
export interface Seal {
  readonly type: 'seal';
  readonly clay: string;
  /** What the sculptor has to say about it, for those who cannot see it well. */
  readonly note?: string;
  /** What it is of, if that was not chosen before. */
  readonly word?: string;
  /** The table's word: a bot has made it, for itself or for somebody who was away. */
  readonly bot?: boolean;
}

/** A question to be answered by yes or no, about somebody else's Cluzzle. */
export interface Ask {
  readonly type: 'ask';
  readonly sculptor: number;
  readonly question: string;
}

export type Answer = 'yes' | 'no' | 'partly' | 'sometimes' | 'unknown';

export interface Reply {
  readonly type: 'answer';
  readonly answer: Answer;
  /** The table's word: a bot has answered, for itself or for somebody who was away. */
  readonly bot?: boolean;
}

/** The sculptor's better answer to the question before. */
export interface Correct {
  readonly type: 'correct';
  readonly answer: Answer;
}

export interface Guess {
  readonly type: 'guess';
  readonly word: string;
}

/** Nothing comes to mind. */
export interface NoGuess {
  readonly type: 'no_guess';
}

/** Put it to the vote whether a sculptor has answered falsely. */
export interface Accuse {
  readonly type: 'accuse';
  readonly sculptor: number;
}

/** Has seen the gallery, and has nothing to say against it. */
export interface Content {
  readonly type: 'content';
}

export type Move =
  | Choose
  | Keep
  | Seal
  | Ask
  | Reply
  | Correct
  | Guess
  | NoGuess
  | Accuse
  | Content;

/** Is this what I mean? Whether it is right, the answer does not tell. */
export interface Spell {
  readonly type: 'spell';
  readonly word: string;
}

/** What could I ask about this sculptor's Cluzzle, having typed this much? */
export interface Suggest {
  readonly type: 'suggest';
  readonly sculptor: number;
  readonly text: string;
}

/** All questions that a bot understands for sure. */
export interface LookAtMenu {
  readonly type: 'menu';
}

/** What would a bot answer to this about my thing? */
export interface Advise {
  readonly type: 'advise';
  readonly question: string;
}

export type Question =
  | Spell
  | Suggest
  | LookAtMenu
  | Advise;

export interface GameBegan {
  readonly type: 'game_began';
  readonly game: number;
  /** Who asks first when the sculptures are done. */
  readonly first: number;
}

/** Told to its owner. */
export interface Drew {
  readonly type: 'drew';
  readonly card: readonly string[];
}

/** Told to the sculptor. */
export interface Chose {
  readonly type: 'chose';
  readonly word: string;
}

/** Told to the sculptor. */
export interface Kept {
  readonly type: 'kept';
  readonly clay: string;
}

export interface Sealed {
  readonly type: 'sealed';
  readonly seat: number;
}

/** Nobody sculpts any more; what is at hand is sealed. */
export interface TimeUp {
  readonly type: 'time_up';
  /** Whose sculptures are not sealed yet. */
  readonly left: readonly number[];
}

/** As it lies on the table, or in the sculptor's hands. */
export interface Sculpture {
  /** The SHA-256 of it; None if nothing was modelled. */
  readonly clay: string | null;
  readonly note: string;
  readonly bot: boolean;
}

/** All are sealed, and the questions begin. */
export interface Unveiled {
  readonly type: 'unveiled';
  readonly sculptures: readonly Sculpture[];
}

export interface RoundBegan {
  readonly type: 'round_began';
  readonly round: number;
}

/** Nobody else's Cluzzle is left to ask about. */
export interface Skipped {
  readonly type: 'skipped';
  readonly seat: number;
}

export interface Asked {
  readonly type: 'asked';
  readonly seat: number;
  readonly sculptor: number;
  readonly question: string;
}

export interface Answered {
  readonly type: 'answered';
  readonly sculptor: number;
  readonly answer: Answer;
  readonly bot: boolean;
}

export interface Corrected {
  readonly type: 'corrected';
  readonly sculptor: number;
  readonly before: Answer;
  readonly answer: Answer;
}

/** In vain. */
export interface Guessed {
  readonly type: 'guessed';
  readonly seat: number;
  readonly sculptor: number;
  readonly word: string;
}

export interface Solved {
  readonly type: 'solved';
  readonly seat: number;
  readonly sculptor: number;
  /** As it stands on the card. */
  readonly word: string;
  readonly points: number;
}

/** No guess, or no question at all. */
export interface PassedOn {
  readonly type: 'passed_on';
  readonly seat: number;
  readonly asked: boolean;
}

/** All turns are over, and this sculptor may still correct the last answer. */
export interface LastCall {
  readonly type: 'last_call';
  readonly sculptor: number;
}

/** A Cluzzle of a game that is over. */
export interface Exhibit {
  readonly word: string;
  readonly sculpture: Sculpture;
  readonly solver: number | null;
  readonly points: number;
  readonly struck: boolean;
}

export interface GalleryOpened {
  readonly type: 'gallery_opened';
  readonly game: number;
  readonly cluzzles: readonly Exhibit[];
}

export interface Accused {
  readonly type: 'accused';
  readonly seat: number;
  readonly sculptor: number;
}

export interface Judged {
  readonly type: 'judged';
  readonly sculptor: number;
  readonly struck: boolean;
  /** That were at stake. */
  readonly points: number;
}

export interface WasContent {
  readonly type: 'content';
  readonly seat: number;
}

export interface Ended {
  readonly type: 'ended';
  readonly ending: string;
}

export type Event =
  | GameBegan
  | Drew
  | Chose
  | Kept
  | Sealed
  | TimeUp
  | Unveiled
  | RoundBegan
  | Skipped
  | Asked
  | Answered
  | Corrected
  | Guessed
  | Solved
  | PassedOn
  | LastCall
  | GalleryOpened
  | Accused
  | Judged
  | WasContent
  | Ended;

export type CardLanguage = 'en' | 'de' | 'es' | 'pt';

export interface Options {
  readonly language: CardLanguage;
  readonly games: number;
  readonly minutes: 0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  readonly first: number | null;
  readonly words: string;
  readonly only_own: boolean;
  readonly photos: boolean;
  readonly clock: boolean;
}

export type Phase = 'sculpt' | 'ask' | 'answer' | 'guess' | 'closing' | 'gallery' | 'over';

export type Time = 'on' | 'grace' | 'up';

/** What everybody may know of one seat's sculpture. */
export interface Cluzzle {
  readonly sealed: boolean;
  /** None until all are sealed. */
  readonly sculpture: Sculpture | null;
  /** None until it is solved, or the game is over. */
  readonly word: string | null;
  readonly solver: number | null;
  /** What it has brought to its sculptor, and to its solver. */
  readonly points: number;
  /** The table has taken the sculptor's points. */
  readonly struck: boolean;
  /** The table has voted about the sculptor's answers. */
  readonly judged: boolean;
  /** The sculptor has seen the gallery. */
  readonly content: boolean;
}

/** A question, its answer, and what was guessed by it. All of it is public. */
export interface Exchange {
  readonly round: number;
  readonly asker: number;
  readonly sculptor: number;
  readonly question: string;
  /** None until there is one. */
  readonly answer: Answer | null;
  /** What the answer was before the sculptor corrected it. */
  readonly before: Answer | null;
  /** A bot has answered. */
  readonly bot: boolean;
  readonly guesses: readonly string[];
  /** The last guess was. */
  readonly right: boolean;
}

export interface Accusation {
  readonly seat: number;
  readonly sculptor: number;
}

/** A game of the match that is over. */
export interface Past {
  readonly cluzzles: readonly Exhibit[];
  readonly talk: readonly Exchange[];
}

export interface PublicView {
  readonly options: Options;
  /** From 1 on; the match has `options.games`. */
  readonly game: number;
  readonly phase: Phase;
  /** Who asks first in this game. */
  readonly first: number;
  /** What a Cluzzle is worth now; 0 before the first question. */
  readonly round: number;
  /** Whose turn it is. */
  readonly asker: number;
  readonly time: Time;
  /** By seat. */
  readonly cluzzles: readonly Cluzzle[];
  /** Of this game, in order. The last one is what is answered or guessed at now. */
  readonly talk: readonly Exchange[];
  readonly accusation: Accusation | null;
  readonly scores: readonly number[];
  /** The games of the match that are over. */
  readonly past: readonly Past[];
  readonly ending: string | null;
  /** Everybody has had all their turns of this game. */
  readonly turns_over: boolean;
  /** The version of the rules that this game is played by. */
  readonly rules: number;
}

export interface PrivateView {
  /** Your own; empty for spectators. */
  readonly card: readonly string[];
  /** Your own. */
  readonly choice: string | null;
  /** Your own: what is sealed if time runs out. */
  readonly draft: Sculpture | null;
  /** Your own, from when it is sealed. */
  readonly made: Sculpture | null;
}

export type View = PublicView & PrivateView;

export interface Spelling {
  readonly type: 'spelling';
  /** As it would be written down. */
  readonly word: string;
  /** The word of the deck that it counts as; None if there is none such, which need not make it wrong. */
  readonly meant: string | null;
  /** Words of the deck that are spelled nearly so, where it counts as none. */
  readonly near: readonly string[];
  /** A wrong guess at the same Cluzzle that counts as the same word. */
  readonly tried: string | null;
}

export interface Suggested {
  readonly type: 'suggested';
  readonly questions: readonly string[];
  /** What was typed cannot be answered with yes or no: "What colour is it?". */
  readonly open: boolean;
  /** Neither could the last question about this Cluzzle, and so nobody knew an answer. */
  readonly asked_open: boolean;
}

export interface MenuGroup {
  readonly title: string;
  readonly questions: readonly string[];
}

export interface QuestionMenu {
  readonly type: 'menu';
  readonly groups: readonly MenuGroup[];
}

export interface Advised {
  readonly type: 'advised';
  /** A bot that does not know says nothing about what you know. */
  readonly answer: Answer;
}

export type Advice =
  | Spelling
  | Suggested
  | QuestionMenu
  | Advised;
