// Made by `huetable types` from the Python types. Change those instead.

export const VERSION = 2;

/** A move of a game: its tag and its fields. Each game's ui/types.ts has the exact ones. */
export interface GameMove {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something that happened in a game. Each game's ui/types.ts has the exact ones. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type SeatColour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'pink' | 'white' | 'black';

/** Take a new chair at the end of the row, or, with `chair`, take over a bot's chair when the host agrees; where the chair has a hand, everybody seated has to agree too. */
export interface Sit {
  readonly do: 'sit';
  readonly id: string;
  readonly name: string;
  readonly colour?: SeatColour | null;
  readonly chair?: number | null;
  /** This browser's share of the shuffle. */
  readonly nonce?: string;
  /** One chair more, for who holds one already: several seats for one person, or several people at one screen. */
  readonly another?: boolean;
  /** Without it, the server makes one up. */
  readonly face?: string | null;
}

export interface Rename {
  readonly do: 'rename';
  readonly id: string;
  readonly name: string;
  readonly colour?: SeatColour | null;
  /** Which of my chairs; without it, the first. */
  readonly chair?: number | null;
  /** Without it, the face stays. */
  readonly face?: string | null;
}

/** Stand up for good. In a running game a bot takes the seat over. */
export interface Leave {
  readonly do: 'leave';
  readonly id: string;
  /** Which of my chairs; without it, all of them. */
  readonly chair?: number | null;
}

export interface AddBot {
  readonly do: 'add_bot';
  readonly id: string;
  readonly level: string;
}

/** The host removes a bot, or before the start anybody, from the row. */
export interface RemoveChair {
  readonly do: 'remove_chair';
  readonly id: string;
  readonly chair: number;
}

/** The host lets two players swap seats, in the waiting room. */
export interface SwapChairs {
  readonly do: 'swap_chairs';
  readonly id: string;
  readonly chair: number;
  readonly with_chair: number;
}

export type Clocks = 'off' | 'relaxed' | 'quick' | 'days';

export type Pace = 'calm' | 'brisk' | 'instant';

export type DecisionHours = 12 | 24 | 48 | 72 | 168;

export type RestDay = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The host changes what was agreed, until the start; pace, bots' reactions, listing and spectators at any time. */
export interface SetTable {
  readonly do: 'set_table';
  readonly id: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whoever names clocks has chosen them. */
  readonly clocks?: Clocks;
  /** If time runs out, the game's own timeout move is made, instead of a bot's decision. */
  readonly forfeit?: boolean;
  readonly pace?: Pace;
  readonly listed?: boolean;
  /** Whether people without a chair may watch while a game is on. */
  readonly spectators?: boolean;
  /** Whether tips for new players may add time to their clocks. */
  readonly tip_time?: boolean;
  /** False: the clocks are as if nobody had chosen them, relaxed and none for a person alone with bots. */
  readonly clocks_chosen?: boolean;
  /** Whether bots react to what happens. */
  readonly bot_reactions?: boolean;
  /** How long a decision may take where the clocks are "days". */
  readonly decision_hours?: DecisionHours;
  readonly rest_day?: RestDay;
  /** Where the day of rest begins and ends at midnight: the host's. */
  readonly time_zone?: string;
}

/** I agree to the options as they stand, house rules included, for all my chairs. A change of the rules takes it back. */
export interface Ready {
  readonly do: 'ready';
  readonly id: string;
  readonly ready?: boolean;
  /** This browser's share of the next shuffle, in place of an earlier one. */
  readonly nonce?: string;
}

/** The host begins the first game, or the next one with the seats rotated by one. */
export interface Start {
  readonly do: 'start';
  readonly id: string;
  /** The share of the shuffle of the host's browser, in place of an earlier one. */
  readonly nonce?: string;
}

/** A move of the game, by a seat that the sender holds. */
export interface Play {
  readonly do: 'play';
  readonly id: string;
  readonly seat: number;
  readonly move: GameMove;
}

/** Add 15 seconds to the seat's own clock, because it is being shown a tip for the first time. At most 90 seconds a game. */
export interface MoreTime {
  readonly do: 'more_time';
  readonly id: string;
  readonly seat: number;
  readonly tip: string;
}

export type Times = 1 | 2 | 5;

/** I need more time to play: twice or five times the usual, on all my chairs. Everybody at the table sees it. */
export interface ChooseTime {
  readonly do: 'choose_time';
  readonly id: string;
  readonly times: Times;
}

/** Ask the game something: would this cue be taken? It changes nothing, and nobody else hears of it. */
export interface Consult {
  readonly do: 'consult';
  readonly id: string;
  readonly question: GameMove;
  /** Which of my seats asks; without it, the first. */
  readonly seat?: number | null;
}

export interface Say {
  readonly do: 'say';
  readonly id: string;
  readonly text: string;
}

export type Reaction = 'wave' | 'clap' | 'laugh' | 'wow' | 'oops' | 'hurry' | 'heart' | 'think' | 'cheer';

export interface React {
  readonly do: 'react';
  readonly id: string;
  readonly reaction: Reaction;
}

/** The host stops or restarts the clocks. */
export interface Pause {
  readonly do: 'pause';
  readonly id: string;
  readonly paused: boolean;
}

/** The host sends a person away and gives their seat to a bot. They may come back, unless they are banned. */
export interface Kick {
  readonly do: 'kick';
  readonly id: string;
  readonly chair: number;
  readonly ban?: boolean;
}

export interface Mute {
  readonly do: 'mute';
  readonly id: string;
  readonly chair: number;
  readonly muted?: boolean;
}

/** The host mutes somebody who watches, or lets them speak again. */
export interface MuteWatcher {
  readonly do: 'mute_watcher';
  readonly id: string;
  readonly watcher: string;
  readonly muted?: boolean;
}

/** The host sends somebody away who watches. They may come back, unless they are banned. */
export interface RemoveWatcher {
  readonly do: 'remove_watcher';
  readonly id: string;
  readonly watcher: string;
  readonly ban?: boolean;
}

/** The host lets somebody in again whom a host has banned. */
export interface LiftBan {
  readonly do: 'lift_ban';
  readonly id: string;
  readonly person: string;
}

/** The host gives the table a new link and code. The old ones lead nowhere, except for people with a chair. */
export interface ChangeLink {
  readonly do: 'change_link';
  readonly id: string;
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly do: 'hand_over';
  readonly id: string;
  readonly chair: number;
}

/** The host lets a waiting guest take over a bot's chair, or not. Where the chair has a hand, yes asks everybody seated. */
export interface Admit {
  readonly do: 'admit';
  readonly id: string;
  readonly guest: string;
  readonly yes?: boolean;
}

/** Ask the people at the table: send somebody away, take the last move back, end the game here. */
export interface Propose {
  readonly do: 'propose';
  readonly id: string;
  readonly vote: 'end' | 'kick' | 'takeback';
  readonly chair?: number | null;
}

export interface CastVote {
  readonly do: 'cast_vote';
  readonly id: string;
  readonly vote: string;
  readonly yes: boolean;
}

/** After a game: pick the work of another seat that I like best. It brings no points, and a later pick replaces it. */
export interface Applaud {
  readonly do: 'applaud';
  readonly id: string;
  readonly game_no: number;
  readonly seat: number;
}

/** Give up the seat in this game: a bot plays it to the end, and the game does not count for the conceder. */
export interface Concede {
  readonly do: 'concede';
  readonly id: string;
  /** Which of my chairs; without it, all of them. */
  readonly chair?: number | null;
}

/** The host lets a bot play for a person until they are back. The host or the person themselves ends it, and so does every move that the person makes. */
export interface StandIn {
  readonly do: 'stand_in';
  readonly id: string;
  readonly chair: number;
  readonly on?: boolean;
}

/** Remove my name and my identity from this table. */
export interface Forget {
  readonly do: 'forget';
  readonly id: string;
}

/** Are you there? Answered with Pong, by the socket and not by the table. */
export interface Ping {
  readonly do: 'ping';
  readonly id: string;
}

export type ClientMessage =
  | Sit
  | Rename
  | Leave
  | AddBot
  | RemoveChair
  | SwapChairs
  | SetTable
  | Ready
  | Start
  | Play
  | MoreTime
  | ChooseTime
  | Consult
  | Say
  | React
  | Pause
  | Kick
  | Mute
  | MuteWatcher
  | RemoveWatcher
  | LiftBan
  | ChangeLink
  | HandOver
  | Admit
  | Propose
  | CastVote
  | Applaud
  | Concede
  | StandIn
  | Forget
  | Ping;

/** With `bots` and `start`, one request leads straight into a game, but it deals before anybody can have seen the commitment. Our page opens the table with `bots` alone and then sends Start with its nonce over the socket. */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly colour?: SeatColour | null;
  readonly nonce?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Without it, they are relaxed, and there are none while I am alone with bots. */
  readonly clocks?: Clocks;
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly bots?: readonly string[];
  readonly start?: boolean;
  /** A game that teaches, for me alone: it begins at once, and of the other fields only game, name, face, pace and the language among the options count. */
  readonly lesson?: boolean;
  readonly face?: string | null;
}

/** What the operator has told the people who may open tables. */
export interface Passphrase {
  readonly passphrase: string;
}

/** Some of the people on my page, or everybody I played a game with. */
export interface NewInvitation {
  /** By their ids there. */
  readonly people?: readonly string[];
  /** By its link. */
  readonly table?: string;
  /** Of the game at that table. */
  readonly number?: number;
}

/** What somebody at a table tells the operator of the server. The last lines of chat are added by the server. */
export interface NewReport {
  readonly reason: string;
  /** Whom it is about, if it is about somebody on a chair. */
  readonly chair?: number | null;
}

export interface NewWebhook {
  /** Empty: nothing is posted any more. */
  readonly address: string;
}

/** How I want to be known from now on. Without a colour or a face, mine stay. */
export interface NewName {
  readonly name: string;
  readonly colour?: SeatColour | null;
  readonly face?: string | null;
}

export type TokenDays = 7 | 30 | 90 | 365;

/** A token for a program: it may sit, play and chat, and nothing else. */
export interface NewToken {
  /** What its maker calls it, to know it again in the list. */
  readonly name: string;
  /** Until it expires. */
  readonly days?: TokenDays;
}

/** Where this browser can be told something while no page is open, as the browser itself says it. */
export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface OldSubscription {
  readonly endpoint: string;
}

export interface OperatorSecret {
  readonly secret: string;
}

/** A line of chat. */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly colour: SeatColour | null;
  readonly text: string;
  /** The seed that the author's face is drawn from. */
  readonly face: string;
  /** Equal for all lines of one guest at this table. */
  readonly author: string;
}

export interface Welcome {
  readonly is: 'welcome';
  readonly version: number;
  /** What stands in the table's address, which the host can change. */
  readonly table: string;
  readonly code: string;
  /** The whole address to invite somebody with. */
  readonly link: string;
  /** The last lines of the chat. */
  readonly talk: readonly ChatLine[];
  /** The last events of the game, as far as this client may hear them and has not said that it knows them. */
  readonly history: readonly GameEvent[];
  /** For each event of the history the number of the row that it came with. */
  readonly seqs: readonly number[];
  /** Whether a Ping is answered; a server that was started before there were pings would end the connection. */
  readonly answers_pings: boolean;
  /** The author of my own lines of chat. */
  readonly author: string;
  /** What the operator of the server does not allow at any table: being on the list of open tables, being watched. */
  readonly forbidden: readonly ('spectators' | 'strangers')[];
  /** Whether somebody at a table can be reported to the operator. */
  readonly reports: boolean;
}

export type BotTempo = 'quick' | 'steady' | 'thoughtful';

export type BotManner = 'quiet' | 'kind' | 'playful' | 'lively';

export interface ChairView {
  readonly kind: 'bot' | 'person';
  readonly name: string;
  readonly colour: SeatColour;
  /** A bot's skill; also that of the bot which plays on for somebody who has left. */
  readonly level: string | null;
  readonly online: boolean;
  readonly ready: boolean;
  readonly host: boolean;
  readonly muted: boolean;
  readonly yours: boolean;
  /** The first chair of whoever holds this one too; None for a first chair. */
  readonly with_chair: number | null;
  /** The seed that the face is drawn from. */
  readonly face: string;
  /** How many times the usual time this player gets. */
  readonly times: Times;
  /** A bot plays until this person is back. */
  readonly stand_in: boolean;
  /** The last decision of this person was made for them, because their time had run out. */
  readonly late: boolean;
  /** How long a bot likes to think, beside others of its level; None for people, and where bots move at once. */
  readonly tempo: BotTempo | null;
  /** How a bot reacts; None for people, and where bots don't react. */
  readonly manner: BotManner | null;
  /** Somebody's own program plays here: it came with a token. To the table it is a person like any other. */
  readonly program: boolean;
}

export type VoteKind = 'kick' | 'takeback' | 'end' | 'take_over' | 'game';

export interface VoteView {
  readonly name: string;
  readonly kind: VoteKind;
  /** The clause that the vote is about, or the kind again. */
  readonly question: string;
  readonly proposer: number;
  readonly accused: number | null;
  readonly may_vote: readonly number[];
  readonly answered: readonly number[];
  /** Milliseconds; None where the vote stays open until all have answered. More than `total` while people are shown what the vote is about. */
  readonly ends_in: number | null;
  /** Whose hand somebody would like to take over; for that everybody in `may_vote` has to agree. */
  readonly chair: number | null;
  /** The name of who would like to. */
  readonly asker: string | null;
  /** How long the vote takes in all, in milliseconds; None like `ends_in`. */
  readonly total: number | null;
}

/** Somebody who would like to take over a bot's chair. */
export interface JoinRequestView {
  readonly guest: string;
  readonly name: string;
  readonly chair: number;
}

/** Games won at this table so far. */
export interface ChairWins {
  readonly chair: number;
  readonly wins: number;
}

/** Somebody without a chair, as the host is shown them. */
export interface WatcherView {
  readonly watcher: string;
  /** Empty for who has never had one. */
  readonly name: string;
  readonly muted: boolean;
  /** A TV and not a person, as far as this worker knows. */
  readonly screen: boolean;
}

/** Somebody who is banned, as the host is shown them. */
export interface BannedView {
  readonly person: string;
  readonly name: string;
}

export type StopReason = 'rules' | 'length';

/** After a game: whose work the people at the table like best. */
export interface ApplauseView {
  /** Whom you picked. */
  readonly mine: number | null;
  /** The first chairs of the people who have not picked yet. */
  readonly waiting: readonly number[];
  /** How many picked each seat, bots included; empty until all people have picked or 30 seconds have passed. */
  readonly picks: readonly number[];
}

/** Everything about the table but the game on it. */
export interface Table {
  readonly is: 'table';
  readonly seq: number;
  readonly game: string;
  readonly phase: 'over' | 'playing' | 'waiting';
  readonly game_no: number;
  readonly chairs: readonly ChairView[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clocks: Clocks;
  readonly forfeit: boolean;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly paused: boolean;
  readonly watching: number;
  readonly you_host: boolean;
  /** Binds the table to the seed of the next or the running game; null where no seed was drawn yet. */
  readonly commitment: string | null;
  readonly vote: VoteView | null;
  readonly askers: readonly JoinRequestView[];
  readonly tally: readonly ChairWins[];
  /** The chairs in the order of their seats in the game that is on, or in the next one: everybody moves on by one. */
  readonly coming: readonly number[];
  /** Whether people without a chair may watch while a game is on. */
  readonly spectators: boolean;
  /** Who watches; only the host is shown it. */
  readonly watchers: readonly WatcherView[];
  /** Who may not come in; only the host is shown it. */
  readonly banned: readonly BannedView[];
  /** For each seat of the running game, how many of its moves may still be taken back. */
  readonly takebacks_left: readonly number[];
  /** Why the last game could not go on: an update changed its rules, or it had too many moves. */
  readonly stopped: StopReason | null;
  /** Whether tips for new players may add time to their clocks. */
  readonly tip_time: boolean;
  /** Whether bots react to what happens. */
  readonly bot_reactions: boolean;
  /** One person learns the game here, alone with bots. */
  readonly lesson: boolean;
  /** Whether somebody chose the clocks. If not, a person alone with bots plays without a clock of their own. */
  readonly clocks_chosen: boolean;
  /** Whose work is liked best; None while no finished game is on the table. */
  readonly applause: ApplauseView | null;
  /** How long a decision may take where the clocks are "days". */
  readonly decision_hours: DecisionHours;
  readonly rest_day: RestDay;
  /** Where the day of rest begins and ends. */
  readonly time_zone: string;
  /** Today is the day of rest: the players' clocks stand still. */
  readonly resting: boolean;
  /** The host to which the table posts whose turn it is; empty for none. */
  readonly webhook: string;
  /** How many players the next game needs, with its options as they are now. */
  readonly least_players: number;
}

/** A running clock: of the game itself, or of a seat's decision. */
export interface Clock {
  readonly name: string;
  readonly seat: number | null;
  /** Milliseconds until it runs out. A clock starts when everybody has been shown the last move, and that wait counts too: so this can be more than `total`. A page shows at most `total`. */
  readonly ends_in: number;
  readonly total: number;
  /** A clock of the game that counts for everybody: no seat's own clock runs beside it. When it runs out, the decision of everybody who is awaited is made, or, after something to look at, their own clocks start. */
  readonly settles: boolean;
}

/** What this client may know of the game now: an Observation for each seat it holds, or a spectator's. */
export interface Position {
  readonly is: 'position';
  readonly seq: number;
  readonly game_no: number;
  /** A list of Observation, one for each seat held; a single one with seat null for a spectator. */
  readonly sights: readonly Observation[];
  /** What happened since the last position, as this client may hear it. For who holds several seats, what not everybody hears has one field more, `heard_by`: the seats among theirs that it is for. */
  readonly events: readonly GameEvent[];
  readonly clocks: readonly Clock[];
  readonly scores: readonly number[];
  /** Who made the last move, and its text form where everybody may know it. */
  readonly last: readonly [number, string] | null;
  /** Moves were taken back: what positions with a higher number told has not happened. */
  readonly undone_to?: number;
  /** For each event the number of the row that it came with, where they are from several rows. */
  readonly seqs?: readonly number[];
}

/** What has changed in one object: a view, or something in it. */
export interface Changes {
  /** The fields that are new. */
  readonly view?: Readonly<Record<string, unknown>>;
  /** For lists: how many items at the beginning stay, and what comes after them now. */
  readonly tails?: Readonly<Record<string, readonly [number, readonly unknown[]]>>;
  /** For objects: what has changed in them. */
  readonly parts?: Readonly<Record<string, Changes>>;
}

/** Time that the game gives. A timer keeps running while its name stays; a new name starts a new timer. */
export interface Timer {
  readonly name: string;
  readonly milliseconds: number;
  /** How the clocks of the awaited seats go with it: they run beside it (a moment to catch somebody), it runs instead of them because its end settles what they are asked (a window for help), or they start after it (a reveal to look at). */
  readonly seats: 'after' | 'beside' | 'instead';
}

/** How a game ended, who won, and the score of each seat. */
export interface Result {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** One field of an open move, to be filled in. */
export interface MoveField {
  readonly name: string;
  readonly kind: 'blob' | 'number' | 'text';
  /** The longest text in characters, the largest number, or the most bytes of what the hash stands for. */
  readonly most: number;
  readonly least: number;
}

/** An open move, one that cannot be listed: its tag and the fields to fill in. */
export interface OpenMove {
  readonly move: string;
  readonly fields: readonly MoveField[];
}

/** What has changed for one seat alone: in its view, and the moves that it can make. */
export interface OwnChange {
  readonly view?: Readonly<Record<string, unknown>>;
  readonly tails?: Readonly<Record<string, readonly [number, readonly unknown[]]>>;
  readonly parts?: Readonly<Record<string, Changes>>;
  readonly moves?: readonly unknown[];
  readonly forms?: readonly OpenMove[];
}

/** A position, as what is different from the one that this client was sent last. What is not in it is as it was, but for events, clocks and the last move: without them there are none. */
export interface Change {
  readonly is: 'change';
  readonly seq: number;
  /** The number of the position that it changes, if it is not the one before `seq`. A client that has another one connects again. */
  readonly after?: number;
  /** The fields of everybody's view that are new, for each of the observations. */
  readonly view?: Readonly<Record<string, unknown>>;
  /** For lists in everybody's view: how many items at the beginning stay, and what comes after them now. */
  readonly tails?: Readonly<Record<string, readonly [number, readonly unknown[]]>>;
  /** For objects in everybody's view: what has changed in them, as their own `view`, `tails` and `parts`. */
  readonly parts?: Readonly<Record<string, Changes>>;
  /** Fields of everybody's view that are new and show one of the events: its place among them, from 0. */
  readonly told?: Readonly<Record<string, number>>;
  readonly awaited?: readonly number[];
  readonly timers?: readonly Timer[];
  readonly result?: Result | null;
  readonly scores?: readonly number[];
  /** For each observation what has changed in it alone: its `view`, `tails` and `parts`, its `moves` and `forms`. */
  readonly sights?: readonly OwnChange[];
  readonly events?: readonly GameEvent[];
  readonly clocks?: readonly Clock[];
  readonly last?: readonly [number, string];
}

export interface Said {
  readonly is: 'said';
  readonly talk: ChatLine;
}

export interface Reacted {
  readonly is: 'reacted';
  readonly chair: number;
  readonly reaction: Reaction;
}

/** The command counts, and what it did is on disk as of this number. */
export interface Ack {
  readonly is: 'ack';
  readonly id: string;
  readonly seq: number;
}

/** The command changed nothing. The sentence says which condition of the clause failed, and what to do instead. */
export interface Refused {
  readonly is: 'refused';
  readonly id: string;
  readonly clause: string;
  readonly sentence: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What the game says to a question. */
export interface Advice {
  readonly is: 'advice';
  readonly id: string;
  readonly answer: GameEvent;
}

/** The server closes the connection: reconnect after this many milliseconds, or (null) don't. */
export interface Goodbye {
  readonly is: 'goodbye';
  readonly reason: 'banned' | 'closed' | 'damaged' | 'flood' | 'forgotten' | 'gone' | 'kicked' | 'lesson' | 'link_changed' | 'no_watching' | 'nonsense' | 'restart' | 'sent_away' | 'signed_out' | 'slow' | 'version';
  readonly come_back: number | null;
}

/** The server is there. */
export interface Pong {
  readonly is: 'pong';
}

export type ServerMessage =
  | Welcome
  | Table
  | Position
  | Change
  | Said
  | Reacted
  | Ack
  | Refused
  | Advice
  | Goodbye
  | Pong;

/** Everything one watcher may know. Bots, clients and environments get this and nothing else. */
export interface Observation {
  readonly seat: number | null;
  /** What everybody sees and what only this seat sees, in one object. */
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly forms: readonly OpenMove[];
  readonly awaited: readonly number[];
  readonly timers: readonly Timer[];
  readonly result: Result | null;
}

export interface Error {
  readonly clause: string | null;
  readonly sentence: string;
}

/** A game as the home page shows it. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly seats: readonly [number, number];
  readonly minutes: number;
  readonly levels: readonly string[];
  /** The options of a game that "Play now" starts; the defaults for what is not named. */
  readonly quick: Readonly<Record<string, unknown>>;
  /** Whether the game can be learned by playing, with `lesson` in a NewTable. */
  readonly lesson: boolean;
  /** How long that takes a new player; 0 without a lesson. */
  readonly lesson_minutes: number;
  /** Whether the players win or lose together. */
  readonly cooperative: boolean;
  /** The endings in which the game beats the players. */
  readonly lost_endings: readonly string[];
  /** The endings that are shown without points, because the game counts none there. */
  readonly unscored_endings: readonly string[];
  /** The languages whose words can be played, for the option `language`; none, if the game plays no words. */
  readonly languages: readonly string[];
  /** Who owns the game or its name, several with a semicolon between; empty if it is our own. */
  readonly owners: string;
  /** Whose game it is, and that we have nothing to do with them. */
  readonly notice: string;
}

export interface MyTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly my_turn: boolean;
  readonly others: readonly string[];
  readonly last_move_at: number;
  /** The names on my own chairs: several where friends play on one screen. */
  readonly mine: readonly string[];
  /** The seeds of the others' faces, in the order of their names. */
  readonly faces: readonly string[];
  /** In a slow game, how long I still have to decide, in milliseconds; None if it does not wait for me. */
  readonly left: number | null;
  /** My clock stands still today. */
  readonly resting: boolean;
}

export interface OpenTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly people: number;
  readonly phase: string;
  /** How many more people can sit down. A bot makes room for a person until the game starts. */
  readonly free: number;
  /** Of the words that are played there; empty in a game without words. */
  readonly language: string;
  /** Whether its games go on over days. */
  readonly slow: boolean;
  /** The seeds of the faces of the people who sit there. */
  readonly faces: readonly string[];
}

/** How often a guest has played a game to its end, and won. */
export interface GameTotals {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
}

export interface Me {
  readonly name: string | null;
  readonly colour: SeatColour | null;
  readonly results: readonly GameTotals[];
  /** The seed that my face is drawn from; empty if the server knows none. */
  readonly face: string;
}

export interface Home {
  readonly games: readonly GameCard[];
  readonly mine: readonly MyTable[];
  readonly open: readonly OpenTable[];
  readonly me: Me;
  /** Whether people who don't know each other may meet here: if not, no table is listed as open. */
  readonly strangers: boolean;
  /** Whether I have to enter the operator's passphrase before I can open a table. */
  readonly locked: boolean;
  /** The titles of games that nobody can play here, by their ids: I may have tables of them. */
  readonly switched_off: Readonly<Record<string, string>>;
}

/** One option of a game, as a control can be made of it. */
export interface OptionInfo {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** boolean, integer, choice, number (a choice of numbers), seat (one of the chairs, or None), text, or json for what a plain control cannot hold. */
  readonly kind: string;
  readonly default: unknown;
  readonly least: number | null;
  readonly most: number | null;
  readonly choices: readonly string[];
}

export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly rulings: readonly string[];
  readonly examples: readonly string[];
}

/** A paragraph, a numbered step or an item of a list. Those before the first heading have no section. */
export interface Passage {
  readonly section: string;
  readonly text: string;
  readonly kind: 'item' | 'paragraph' | 'step';
}

/** A way to play, as the waiting room offers it. */
export interface PresetInfo {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** All options of the game, apart from the clock, which the table sets. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How long it takes, by the number of seats from the fewest on; empty if it takes as long as the card says. */
  readonly minutes: readonly number[];
}

export interface GameInfo {
  readonly card: GameCard;
  readonly options: readonly OptionInfo[];
  /** The game's own clauses, and then the table's. */
  readonly rules: readonly Clause[];
  /** The catalogue of messages, text/en.json, without the texts of the screens. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** What both rulebooks say besides their clauses: the aim of the game, a round at a glance. */
  readonly passages: readonly Passage[];
  /** Ways to play, the rules as written first. */
  readonly presets: readonly PresetInfo[];
  /** Nobody can play it here. What was played can be watched, so the rest is there all the same. */
  readonly switched_off: boolean;
}

/** What the page needs of a game that it was not built with. */
export interface GamePackage {
  /** The address of the screens as an ES module; empty if the game brings none, and is played on the plain board. */
  readonly module: string;
  /** The address of their stylesheet; empty if there is none. */
  readonly styles: string;
  /** How long each kind of event is shown, in milliseconds. */
  readonly step_lengths: Readonly<Record<string, number>>;
  /** Of the texts: English, where the game isn't translated. */
  readonly language: string;
  /** The catalogue by section. A text is a string, or a list of its parts: a string, [argument], [number, offset], or [argument, kind, offset, {key: parts}] for a choice. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** What the fields of events hold. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Something of somebody else's that page or server contain. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** By its SPDX expression, or as the package says it. */
  readonly licence: string;
  readonly part: 'page' | 'server';
  /** The licence itself. */
  readonly text: string;
}

export interface About {
  /** Our own. */
  readonly licence: string;
  /** Whose the games, the data and the typeface are. */
  readonly notice: string;
  readonly packages: readonly Package[];
}

export interface TableLink {
  readonly table: string;
  readonly code: string;
  readonly link: string;
}

/** A position and what led to it, as the watcher saw it. */
export interface ReplayStep {
  readonly seq: number;
  readonly seat: number | null;
  /** The text form; None where the watcher could not know it. */
  readonly move: string | null;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly scores: readonly number[];
  readonly at: number;
}

export interface Replay {
  readonly game: string;
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  readonly steps: readonly ReplayStep[];
  readonly result: Result;
  readonly commitment: string;
  readonly seed: string;
  readonly salt: string;
  /** The seeds that the players' faces are drawn from. */
  readonly faces: readonly string[];
  /** Which of the players are bots. */
  readonly bots: readonly boolean[];
}

/** Something that I have handed in: a draft, until a move refers to it. */
export interface BlobInfo {
  readonly hash: string;
  readonly seat: number;
  readonly bytes: number;
  readonly at: number;
}

export interface WebhookInfo {
  /** Where tables of this server may post; none if the operator has not allowed any. */
  readonly hosts: readonly string[];
  /** Where this table posts; shown only to whoever entered it, as their secret. */
  readonly address: string;
  readonly service: '' | 'discord' | 'json' | 'ntfy' | 'slack';
  /** What its posts are signed with; shown only to whoever entered the address. */
  readonly secret: string;
  /** The host of that address; empty if this table posts nowhere. */
  readonly host: string;
}

/** A game that I played to its end. */
export interface MyGame {
  readonly table: string;
  /** Which game of the table. */
  readonly number: number;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  /** Mine; none in a game from before this was kept. */
  readonly seats: readonly number[];
  /** The names of the people I played with, for as long as the table is there. */
  readonly others: readonly string[];
  readonly bots: number;
}

/** Somebody I played with, for as long as a table where we met is there. */
export interface FellowPlayer {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly colour: SeatColour;
  /** That we played together, among the latest. */
  readonly games: number;
  /** The latest of them. */
  readonly game: string;
}

export interface MyPage {
  readonly totals: readonly GameTotals[];
  /** The latest first, and at most a hundred. */
  readonly games: readonly MyGame[];
  readonly people: readonly FellowPlayer[];
}

export interface InvitationSetting {
  readonly wanted: boolean;
}

export interface DeviceLink {
  /** Opens the same identity on another device; works once, for ten minutes. */
  readonly link: string;
}

export type DeviceKind = 'phone' | 'computer' | '';

/** A browser that is me. */
export interface Device {
  readonly id: string;
  readonly kind: DeviceKind;
  /** Milliseconds since 1970; 0 if it was added before this was kept. */
  readonly made_at: number;
  /** To the hour; 0 as above. */
  readonly used_at: number;
  readonly here: boolean;
}

/** A token that I have made. */
export interface ProgramToken {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made_at: number;
  /** To the hour; None if no program has sat down with it yet. */
  readonly used_at: number | null;
  readonly expires_at: number;
}

export interface MadeToken {
  /** Shown this once: the server keeps only a hash of it. */
  readonly token: string;
}

/** What happens to this browser if it takes the link: it becomes the guest with this name. */
export interface DeviceOffer {
  readonly name: string | null;
  readonly colour: SeatColour | null;
  /** This browser is that guest already. */
  readonly yours: boolean;
  /** Who this browser is now. */
  readonly you: string | null;
  /** At how many tables it sits as that. */
  readonly your_tables: number;
  /** How many devices are that guest, this one included; none if the guest was never stored. */
  readonly your_devices: number;
  /** The seed of that guest's face; empty if the server knows none. */
  readonly face: string;
}

export interface PushInfo {
  /** By which push services know this server, in base64url. */
  readonly key: string;
}

export interface OperatorPerson {
  /** The pseudonym by which this table's log knows them. */
  readonly person: string;
  readonly name: string;
  readonly online: boolean;
}

/** A table that some worker has in memory. */
export interface OperatorTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly people: readonly OperatorPerson[];
  readonly watching: number;
  readonly listed: boolean;
  readonly changed_at: number;
  /** Whether it is this worker. Of the tables of others, what their entries for the home page say is shown. */
  readonly here: boolean;
}

/** How busy the server is. All but the players are counted by the worker that answers, for itself. */
export interface OperatorLoad {
  /** At the tables of all workers. */
  readonly players: number;
  readonly sockets: number;
  /** Commits on their way to the disk. */
  readonly queue: number;
  readonly bots_thinking: number;
  /** Since the start. */
  readonly moves: number;
  /** The most memory that it has used. */
  readonly megabytes: number;
  /** Since the start. */
  readonly seconds: number;
  /** Whether there is no other worker. */
  readonly whole: boolean;
}

export interface OperatorLine {
  readonly name: string;
  readonly text: string;
  /** Whether the guest whom the report is about has said it. */
  readonly reported: boolean;
}

export interface OperatorReport {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly name: string;
  /** The name of the player it is about; empty if it is about nobody in particular. */
  readonly about: string;
  readonly reason: string;
  readonly at: number;
  readonly lines: readonly OperatorLine[];
  /** Of the table. */
  readonly code: string;
}

export interface OperatorBan {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

export interface OperatorPage {
  readonly tables: readonly OperatorTable[];
  readonly load: OperatorLoad;
  readonly reports: readonly OperatorReport[];
  readonly bans: readonly OperatorBan[];
}

export interface Version {
  readonly version: string;
  /** None where neither a wheel nor a checkout says it. */
  readonly commit: string | null;
  readonly protocol: number;
  /** The version of each game's rules, by the game's name. */
  readonly rules: Readonly<Record<string, number>>;
}

export interface SeenConnection {
  /** By which the one who asks is counted. */
  readonly address: string;
  readonly scheme: string;
  readonly host: string;
  /** Whether a proxy has said for whom it asks. */
  readonly forwarded: boolean;
}
