// Made by `huetable types` from the Python types. Change those instead.

/** Lay the next card with its top left corner here. */
export interface Lay {
  readonly type: 'lay';
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

export interface Walk {
  readonly type: 'move';
  readonly card: number;
}

/** Beat the agent on one's location. */
export interface Attack {
  readonly type: 'attack';
}

/** Win a spirit for one's location. */
export interface Encounter {
  readonly type: 'encounter';
}

/** Bring the light back to one's location. */
export interface BreakSeal {
  readonly type: 'seal';
}

/** Get up again. */
export interface Stand {
  readonly type: 'stand';
}

/** Help another guardian up. */
export interface Assist {
  readonly type: 'assist';
  readonly seat: number;
}

/** End the turn, whatever actions are left. */
export interface End {
  readonly type: 'end';
}

/** Exhaust oneself to lower the rating of another's attempt. */
export interface Support {
  readonly type: 'support';
}

/** Exhaust oneself to have these dice of another's attempt rolled again. */
export interface Reroll {
  readonly type: 'reroll';
  readonly dice: readonly number[];
}

/** Give no support until the next roll. */
export interface Pass {
  readonly type: 'pass';
}

/** Of the spirits on the map, the one on this location comes. */
export interface Fetch {
  readonly type: 'spirit';
  readonly card: number;
}

/** Darkness: this location turns dark. */
export interface Grow {
  readonly type: 'grow';
  readonly card: number;
}

/** Darkness: an agent appears here. */
export interface Spawn {
  readonly type: 'spawn';
  readonly card: number;
}

/** Darkness: the agent on this location acts next. */
export interface Order {
  readonly type: 'order';
  readonly card: number;
}

/** Darkness: the acting agent goes here. */
export interface Step {
  readonly type: 'step';
  readonly card: number;
}

export type Wish = 'move' | 'attack' | 'encounter' | 'seal' | 'stand' | 'assist' | 'support' | 'end';

/** Point at a location and say what to do there: oneself, or another guardian. */
export interface Suggest {
  readonly type: 'suggest';
  readonly seat: number;
  readonly wish: Wish;
  readonly card: number;
}

export type Answer = 'noted' | 'agreed' | 'declined';

/** Answer what this guardian has suggested; perhaps with what one means to do instead. */
export interface Reply {
  readonly type: 'reply';
  readonly seat: number;
  readonly answer: Answer;
  readonly instead?: Wish | null;
  readonly where?: number | null;
}

/** Lord Sepia tells a line of the story. The rules, not this type, say how long it may be. */
export interface Narrate {
  readonly type: 'narrate';
  readonly text: string;
}

/** Propose to call it a draw. */
export interface Propose {
  readonly type: 'propose';
}

export type Move =
  | Lay
  | Walk
  | Attack
  | Encounter
  | BreakSeal
  | Stand
  | Assist
  | End
  | Support
  | Reroll
  | Pass
  | Fetch
  | Grow
  | Spawn
  | Order
  | Step
  | Suggest
  | Reply
  | Narrate
  | Propose;

export interface Laid {
  readonly type: 'laid';
  readonly seat: number;
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

export interface RoundBegan {
  readonly type: 'round_began';
  readonly round: number;
  readonly first: number;
}

export interface TurnBegan {
  readonly type: 'turn_began';
  readonly seat: number;
  readonly actions: number;
}

export interface TurnEnded {
  readonly type: 'turn_ended';
  readonly seat: number;
  /** Those that were left. */
  readonly actions: number;
}

export interface Moved {
  readonly type: 'moved';
  readonly seat: number;
  readonly card: number;
}

export interface Stood {
  readonly type: 'stood';
  readonly seat: number;
}

export interface Assisted {
  readonly type: 'assisted';
  readonly seat: number;
  readonly other: number;
}

export type DiceAction = 'attack' | 'encounter' | 'seal';

export type Enemy = 'contrast_shadows' | 'pica_savage' | 'ins_tangram_spirit' | 'vs_commander';

export interface Attempted {
  readonly type: 'attempted';
  readonly seat: number;
  readonly deed: DiceAction;
  readonly card: number;
  readonly target: number;
  readonly enemy: Enemy | null;
}

export interface Supported {
  readonly type: 'supported';
  readonly seat: number;
  readonly target: number;
}

export interface Passed {
  readonly type: 'passed';
  readonly seat: number;
}

export interface TimeUp {
  readonly type: 'time_up';
  /** Whose support was still waited for. */
  readonly seats: readonly number[];
}

export interface Rolled {
  readonly type: 'rolled';
  readonly dice: readonly number[];
  readonly total: number;
  readonly target: number;
}

export interface Rerolled {
  readonly type: 'rerolled';
  readonly seat: number;
  readonly which: readonly number[];
  readonly dice: readonly number[];
  readonly total: number;
  readonly target: number;
}

export interface Succeeded {
  readonly type: 'succeeded';
  readonly seat: number;
  readonly deed: DiceAction;
  readonly card: number;
}

/** The guardian who tried is exhausted. */
export interface Failed {
  readonly type: 'failed';
  readonly seat: number;
  readonly deed: DiceAction;
  readonly card: number;
}

/** It lies exhausted on the centre. */
export interface AgentBeaten {
  readonly type: 'agent_beaten';
  readonly card: number;
}

export interface SpiritCame {
  readonly type: 'spirit_came';
  readonly card: number;
  /** None: from the reserve. */
  readonly start: number | null;
}

export interface LightCame {
  readonly type: 'light_came';
  readonly card: number;
}

export interface SpiritLost {
  readonly type: 'spirit_lost';
  readonly left: number;
}

/** Darkness grows: the roll, and the tag it is for. */
export interface BlackDie {
  readonly type: 'black_die';
  readonly roll: number;
  readonly location_tag: number;
}

export interface Darkened {
  readonly type: 'darkened';
  readonly card: number;
}

export interface AgentCame {
  readonly type: 'agent_came';
  readonly card: number;
}

/** Both agents are out already. */
export interface NothingGrew {
  readonly type: 'nothing_grew';
}

export interface AgentMoved {
  readonly type: 'agent_moved';
  readonly start: number;
  readonly card: number;
}

export interface AgentRolled {
  readonly type: 'agent_rolled';
  readonly card: number;
  readonly roll: number;
  readonly darkened: boolean;
}

export interface AgentsStood {
  readonly type: 'agents_stood';
  readonly count: number;
}

export interface Suggested {
  readonly type: 'suggested';
  readonly seat: number;
  readonly to: number;
  readonly wish: Wish;
  readonly card: number;
}

export interface Replied {
  readonly type: 'replied';
  readonly seat: number;
  readonly to: number;
  readonly answer: Answer;
  readonly instead: Wish | null;
  readonly where: number | null;
}

export interface Narrated {
  readonly type: 'narrated';
  readonly text: string;
}

export interface DrawProposed {
  readonly type: 'draw_proposed';
  readonly seat: number;
}

/** The table has voted to play on. */
export interface DrawRefused {
  readonly type: 'draw_refused';
}

export type Ending = 'light' | 'dark' | 'spirits' | 'draw';

export interface Ended {
  readonly type: 'ended';
  readonly ending: Ending;
}

export type Event =
  | Laid
  | RoundBegan
  | TurnBegan
  | TurnEnded
  | Moved
  | Stood
  | Assisted
  | Attempted
  | Supported
  | Passed
  | TimeUp
  | Rolled
  | Rerolled
  | Succeeded
  | Failed
  | AgentBeaten
  | SpiritCame
  | LightCame
  | SpiritLost
  | BlackDie
  | Darkened
  | AgentCame
  | NothingGrew
  | AgentMoved
  | AgentRolled
  | AgentsStood
  | Suggested
  | Replied
  | Narrated
  | DrawProposed
  | DrawRefused
  | Ended;

export interface Options {
  readonly difficulty: 'difficult' | 'easy' | 'impossible';
  readonly layout: 'place' | 'random' | 'square';
  readonly lord_sepia: boolean;
  readonly balanced: boolean;
  readonly extra_actions: boolean;
  readonly dusk: boolean;
  readonly short_night: boolean;
  readonly first: number | null;
  readonly clock: boolean;
}

export type Phase = 'lay' | 'grow' | 'spawn' | 'act' | 'support' | 'reroll' | 'spirit' | 'order' | 'step' | 'over';

export interface Agent {
  readonly card: number;
  /** It lies exhausted. */
  readonly dazed: boolean;
  /** It has yet to act in this round. */
  readonly waiting: boolean;
}

/** One roll of Darkness Grows and what came of it. */
export interface Growth {
  readonly roll: number;
  /** None while it is being chosen, and where nothing happened. */
  readonly card: number | null;
  /** An agent appeared there; otherwise it turned dark. */
  readonly agent: boolean;
}

/** What an agent did in its turn. */
export interface AgentTurn {
  readonly start: number;
  readonly card: number;
  /** The black die, where the location was light. */
  readonly roll: number | null;
  readonly darkened: boolean;
}

/** Dice that a guardian had rolled again for another. */
export interface Help {
  readonly seat: number;
  /** Which of the three, by their places. */
  readonly dice: readonly number[];
}

/** An attack, an encounter or the breaking of a seal, from its start until the next one. */
export interface Attempt {
  readonly seat: number;
  readonly deed: DiceAction;
  readonly card: number;
  /** Support already counted. */
  readonly rating: number;
  readonly target: number;
  /** Who is encountered. */
  readonly enemy: Enemy | null;
  /** As they lie; none before the roll, and none where no roll was needed. */
  readonly dice: readonly number[];
  readonly supporters: readonly number[];
  readonly rerolls: readonly Help[];
  /** Who has passed since the last roll. */
  readonly answered: readonly number[];
  readonly outcome: boolean | null;
}

/** What an attempt would have to reach, and its true chances in per mille. */
export interface Prospect {
  readonly deed: DiceAction;
  readonly rating: number;
  readonly target: number;
  /** Without any support. */
  readonly chance: number;
  /** If all who could lower the rating. */
  readonly with_support: number;
  /** If all who could had dice rolled again instead. */
  readonly with_rerolls: number;
  readonly enemy: Enemy | null;
}

/** The chances, in per mille, of the attempt that waits for support. */
export interface Pending {
  /** Who is asked. */
  readonly seats: readonly number[];
  /** As it stands; 0 once the dice lie and fall short. */
  readonly chance: number;
  /** With one more support, or with the best dice rolled again once. */
  readonly supported: number;
  /** Which dice those are, by their places. */
  readonly best: readonly number[];
}

/** One line of the plan: `seat` says that `to`, another or the same, should do this there. */
export interface Suggestion {
  readonly seat: number;
  readonly to: number;
  readonly wish: Wish;
  readonly card: number;
  readonly answer: Answer | null;
  /** What the other means to do, and where. */
  readonly instead: Wish | null;
  readonly where: number | null;
}

export interface PublicView {
  readonly options: Options;
  readonly guardians: number;
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  readonly first: number;
  /** Whose turn it is; while the map is laid, whose card it is. */
  readonly active: number;
  readonly actions: number;
  /** Who takes the decisions of darkness. */
  readonly decider: number;
  /** Of each card: tag, Strength, Influence and Defense. */
  readonly ratings: readonly (readonly [number, number, number, number])[];
  /** Where each card lies: x and y of its top left corner, and whether it stands upright (2 wide, 3 high). */
  readonly spots: readonly (readonly [number, number, boolean] | null)[];
  /** The locations adjacent to each, as bits. */
  readonly near: readonly number[];
  /** The card to be laid now, if the guardians lay the map; the others lie face down. */
  readonly stock: readonly number[];
  readonly light: readonly boolean[];
  readonly places: readonly number[];
  readonly tired: readonly boolean[];
  readonly agents: readonly Agent[];
  readonly acting: number;
  readonly spirits: readonly number[];
  readonly reserve: number;
  readonly rolls: number;
  readonly grown: readonly Growth[];
  readonly strides: readonly AgentTurn[];
  readonly attempt: Attempt | null;
  readonly windows: number;
  /** What the guardian whose turn it is could attempt here and now. */
  readonly prospects: readonly Prospect[];
  readonly pending: Pending | null;
  readonly plan: readonly Suggestion[];
  readonly said: readonly number[];
  readonly story: readonly string[];
  readonly tale: boolean;
  readonly asked: number;
  readonly proposer: number | null;
  readonly ending: Ending | null;
  /** The version of the rules that this game is played by. */
  readonly rules: number;
  /** Which guardians have attempted something, or helped somebody, in this game. */
  readonly took_part: readonly boolean[];
}

export type View = PublicView;
