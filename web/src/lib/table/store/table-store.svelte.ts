import {
  Connection,
  randomToken,
  socketAddress,
  VERSION,
  type CommandReply,
  type Command,
  type ConnectionState,
  type ConnectionListener,
  type ServerUpdate,
  type TooLate,
} from '@huetable/client';
import { watchNetwork } from '../../net/browser-events';
import type {
  ChairView,
  GameEvent,
  GameMove,
  Goodbye,
  Position,
  Reaction,
  Ready,
  Refused,
  SeatColour,
  Sit,
  Start,
  Observation,
  Table,
  ChatLine,
  Welcome,
} from '../../net/protocol';
import { me } from '../../me/me.svelte';
import { server } from '../../net/server';
import type { Applause, Player } from '../screens';
import { forgetMoves, keepMoves, takeMoves, type KeptFor } from '../steps/kept/kept-moves';
import { restoreMoves } from '../steps/kept/restore-moves';
import { StepPlayer } from '../steps/step-player.svelte';
import { applauseOf } from './applause';
import { committedGame, rememberCommitment, rememberNumber } from './commitments';
import { Countdowns, decisionCountdown, type Countdown } from './countdowns.svelte';
import { Curtain, hears } from './curtain.svelte';
import { GameLog, type LogEntry } from './game-log.svelte';
import { isOutdated } from './outdated-refusal';
import { LastLook } from './last-look.svelte';
import { LastMover } from './last-mover.svelte';
import { LostReady } from './lost-ready.svelte';
import { takeQuickSeat, takeQuickStart } from './quick-start';
import { hostNotice, isAskedAgain, lateNotice, sitterNotice, voteNotice, type Notice } from './notices';
import { isBackByTouch, standInNotice, standInsForMe } from './stand-ins';
import { isAwaited, mainObservation, seatsWithMove, voteClocks } from './observations';
import { outOfTimeSeat } from './table-events';
import { RefusedMove } from './refused-move';

export interface ShownReaction {
  readonly number: number;
  readonly chair: number;
  readonly reaction: Reaction;
}

interface FirstSight {
  readonly view: unknown;
  readonly before: readonly GameEvent[];
}

type Connect = (
  listener: ConnectionListener,
) => Pick<Connection, 'open' | 'retryNow' | 'wake' | 'setVisible' | 'networkLost' | 'close' | 'send'>;

/** Whether nobody can see this page. */
const isHidden = () => 'document' in globalThis && document.hidden;

const MOST_CHAT_LINES = 200;
const REACTION_LASTS = 3500;
/** Not the server's: the move was never sent. */
const TOO_LATE: Refused = { is: 'refused', id: '', clause: '', sentence: '', args: {} };

/** The state of a table in this browser: what the server sent, and the commands that can be sent. */
export class TableStore implements ConnectionListener {
  connectionState = $state<ConnectionState>('connecting');
  goodbye = $state.raw<Goodbye | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Chat messages since the chat was last open; the chat panel resets it. */
  unread = $state(0);
  readonly log = new GameLog();
  /** The first view of the game that this page was sent, and the events that led to it; null without a game. */
  firstSight = $state.raw<FirstSight | null>(null);
  /** What of the game has been shown; `position` is the latest. */
  readonly told = new StepPlayer(() => this.#updateCurtain());
  reactions = $state.raw<readonly ShownReaction[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** Something that happened to me, shown until I dismiss it or play on. */
  notice = $state.raw<Notice | null>(null);
  /** The id of my request for a bot's chair, while the host has not answered. */
  chairRequest = $state<string | null>(null);
  readonly lostReady = new LostReady();
  readonly lastMover = new LastMover();
  /** A quick game: it starts by itself once this browser was shown the commitment. */
  starting = $state(false);
  /** How many moves were sent and have no reply yet. */
  pendingMoves = $state(0);
  /** Typed but not sent: kept while panels close and the connection drops. */
  chatDraft = $state('');
  /** The last chat message, for screen readers. */
  latestChat = $state.raw<ChatLine | null>(null);
  readonly countdowns = new Countdowns();
  /** How long the board stays before the result, where the game says so. */
  readonly lastLook = new LastLook();
  readonly voteCountdowns = new Countdowns();

  readonly chairs: readonly ChairView[] = $derived(this.table?.chairs ?? []);
  /** The index of the first of my chairs, or -1. */
  readonly myChair = $derived(this.chairs.findIndex((chair) => chair.yours));
  readonly seated = $derived(this.myChair >= 0);
  /** The host lets me neither chat nor react. */
  readonly muted = $derived(this.chairs.some(({ yours, muted }) => yours && muted));
  readonly names: readonly string[] = $derived(this.chairs.map((chair) => chair.name));
  /** The number of players in this game: chairs added after its end are not in it. */
  readonly playerCount = $derived(this.position?.scores.length ?? this.chairs.length);
  readonly players: readonly Player[] = $derived(
    this.chairs
      .slice(0, this.playerCount)
      .map(({ name, colour, face, kind }, seat) => ({ seat, name, colour, face, bot: kind === 'bot' })),
  );
  /** The observation of each of my seats. */
  readonly observations: readonly Observation[] = $derived(this.position?.sights ?? []);
  /** My seats in this game. */
  readonly mySeats: readonly number[] = $derived(
    this.observations.flatMap(({ seat }) => (seat === null ? [] : [seat])),
  );
  /** The seat I chose to look from; null follows the game to the seat that has to decide. */
  chosenSeat = $state<number | null>(null);
  readonly curtain = new Curtain();
  /** All at this screen look at what one of them sees, such as a reveal, before it goes on to the next one. */
  readonly lingers = $derived(this.curtain.staysOn(this.observations));
  readonly observation: Observation | null = $derived(
    this.observations.find(
      (observation) => observation.seat !== null && observation.seat === this.chosenSeat,
    ) ?? mainObservation(this.observations, this.curtain.shownSeat, this.told.telling || this.lingers),
  );
  /** Another player at this screen is next: their view stays hidden until they say they are there. */
  readonly covered = $derived(
    this.observation !== null && this.curtain.covers(this.observations, this.observation),
  );
  /** The seat whose view is shown, or null. */
  readonly viewerSeat = $derived(this.covered ? null : (this.observation?.seat ?? null));
  /** The log as the current viewer may see it, as far as it has been shown. */
  readonly visibleLog = $derived(
    this.log.entries.filter(
      ({ number, event }) => number < this.told.untold && hears(this.viewerSeat, event),
    ),
  );
  /** The last observation that was shown completely. What must not run ahead of the board comes from here. */
  readonly toldObservation: Observation | null = $derived(
    this.told.position?.sights.find(({ seat }) => seat === this.observation?.seat) ?? null,
  );
  /** What the bar says of the others; null while the board still shows the decision that I have taken. */
  readonly watchedObservation = $derived(
    isAwaited(this.toldObservation) && !isAwaited(this.observation) ? null : this.toldObservation,
  );
  /** The view as it is on the board: as far as it has been shown, or as it was at the step that is shown again. */
  readonly toldView: unknown = $derived(this.told.viewOf(this.observation?.seat ?? null));
  /** The result, once the board has shown how it came about. */
  readonly result = $derived(this.lastLook.on ? null : (this.toldObservation?.result ?? null));
  /** The table says that the game is over, and the position it ended with comes next. */
  #lastPositionDue = $state(false);
  /** The game ended without a winner: by a vote, or because it could not go on. */
  readonly endedEarly = $derived(
    this.table?.phase === 'over' &&
      (this.table.stopped !== null || (!this.#lastPositionDue && this.observation?.result === null)),
  );
  /** Whose work is liked best, after a game. */
  readonly applause: Applause | null = $derived(
    applauseOf(this.table, this.seated && ((seat) => this.applaud(seat))),
  );
  readonly myTurn = $derived(isAwaited(this.observation));
  /** During a vote the game's clocks stop, and the time to vote is shown. */
  readonly countdown = $derived(
    this.table?.vote
      ? (this.voteCountdowns.all[0] ?? null)
      : decisionCountdown(this.countdowns.all, this.observation),
  );
  /** Whether the board has shown everything that has come. */
  readonly caughtUp = $derived(this.told.position === this.position);
  /** The countdown of the decision that the board shows: once it is taken, the clock stands until the board has caught up. */
  readonly toldCountdown: Countdown | null = $derived.by(() => {
    if (this.caughtUp) this.#lastCountdown = this.countdown;
    return this.#lastCountdown;
  });

  #lastCountdown: Countdown | null = null;
  #refused: RefusedMove | null = null;
  #connection: ReturnType<Connect>;
  #reactionCount = 0;
  #startSent = false;
  /** I came to sit down, and haven't tried yet. */
  #sitDown = false;
  /** The next position is the one that a new connection begins with. */
  #reconnected = true;

  constructor(
    readonly address: string,
    connect: Connect = (listener) =>
      new Connection(
        () => socketAddress(server, address, { seen: this.position?.seq ?? 0, watch }),
        listener,
      ),
    private readonly watch = false,
  ) {
    this.curtain.restore(address);
    this.starting = takeQuickStart(address);
    this.#sitDown = takeQuickSeat(address);
    this.#connection = connect(this);
    this.#connection.open();
  }

  receive(update: ServerUpdate): void {
    if (update.is === 'welcome') this.#onWelcome(update);
    else if (update.is === 'table') this.#onTable(update);
    else if (update.is === 'position') this.#onPosition(update);
    else if (update.is === 'said') this.#onChat(update.talk);
    else this.#onReaction(update.chair, update.reaction);
  }

  /** The host declined my request for a chair. */
  refusedLater(refused: Refused): void {
    if (refused.id !== this.chairRequest) return;
    this.chairRequest = null;
    this.refusal = refused;
  }

  connectionChanged(state: ConnectionState, goodbye: Goodbye | null): void {
    this.connectionState = state;
    // A request for a chair ends with the connection.
    if (state !== 'open') this.chairRequest = null;
    // Whoever has left the table leaves nothing behind in this tab.
    if (state === 'closed') forgetMoves();
    this.goodbye = goodbye;
  }

  /** What stands in the table's address now: the host can change the link while this page is open. */
  get link(): string {
    return this.welcome?.table ?? this.address;
  }

  reconnectNow(): void {
    this.#connection.retryNow();
  }

  /** React to the browser's network events until the returned function is called. */
  watchNetwork(): () => void {
    const stopListening = new AbortController();
    const { signal } = stopListening;
    const look = () => (isHidden() ? this.#leave() : this.told.jump());
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    const stop = watchNetwork(this.#connection);
    return () => {
      stopListening.abort();
      stop();
    };
  }

  /** A page that cannot be seen may be loaded again, or thrown away by a phone that needs the room. */
  #leave(): void {
    this.told.jump();
    const owner = this.#keptFor;
    if (owner && this.observation?.result === null) keepMoves(owner, this.told.past.all);
    else forgetMoves();
  }

  /** Whoever comes back to this tab can see the steps again that it has shown to these seats. */
  #restorePast(): void {
    const owner = this.#keptFor;
    if (owner) this.told.past.restore(restoreMoves(this.log, takeMoves(owner), owner.seats));
  }

  /** Null where nobody can look back: on a TV. */
  get #keptFor(): KeptFor | null {
    if (!this.position || !this.welcome || this.watch) return null;
    const { table, author } = this.welcome;
    const seats = this.position.sights.map(({ seat }) => seat);
    return { table, game: this.position.game_no, author, seats };
  }

  close(): void {
    this.#connection.close();
    this.countdowns.stop();
    this.voteCountdowns.stop();
    this.told.stop();
    this.lastLook.end();
  }

  /** Send a command. A refusal is shown until the next success, and returned. */
  async send(command: Command, tooLate?: TooLate): Promise<CommandReply> {
    const reply = await this.#connection.send(command, tooLate);
    this.refusal = reply.is === 'refused' && reply !== TOO_LATE ? reply : null;
    this.#refused = null;
    return reply;
  }

  /** Of the people at this screen the one who looks makes a move, or all of them make it together. */
  async play(move: GameMove): Promise<CommandReply> {
    const together = this.curtain.together.filter((type) => type === move.type);
    const [first, ...others] = seatsWithMove(this.observations, together);
    // To jump to the present can pass the screen on.
    const mine = first ?? this.observation?.seat ?? this.myChair;
    this.told.jump();
    this.pendingMoves += 1;
    try {
      let reply = await this.#playFor(mine, move);
      for (const seat of others) if (reply.is === 'ack') reply = await this.#playFor(seat, move);
      return reply;
    } finally {
      this.pendingMoves -= 1;
    }
  }

  /** Make a move that the page thought of, such as to save a draft. A refusal is returned but not shown. */
  playUnasked(move: GameMove): Promise<CommandReply> {
    const seat = this.observation?.seat ?? this.myChair;
    return this.#connection.send({ do: 'play', seat, move });
  }

  /** Make a move of a seat at this screen whose view is not shown. */
  async playFrom(seat: number, move: GameMove): Promise<CommandReply> {
    this.pendingMoves += 1;
    try {
      return await this.#playFor(seat, move);
    } finally {
      this.pendingMoves -= 1;
    }
  }

  async #playFor(seat: number, move: GameMove): Promise<CommandReply> {
    const tried = new RefusedMove(seat, this.observations);
    const reply = await this.send({ do: 'play', seat, move }, this.#decidedForMe(seat));
    if (reply.is === 'ack') this.notice = null;
    else this.#refused = tried;
    return reply;
  }

  /** Without a connection time may run out: the move must not count in a later decision. The notice says what was played. */
  #decidedForMe(seat: number): TooLate {
    const last = this.log.lastNumber;
    const decided = () =>
      this.log.entries.some((each) => each.number > last && outOfTimeSeat(each.event) === seat);
    return () => (decided() ? TOO_LATE : null);
  }

  /** Ask the game a question that changes nothing. A refusal is returned but not shown. */
  consult(question: GameMove): Promise<CommandReply> {
    return this.#connection.send({ do: 'consult', question, seat: this.observation?.seat ?? null });
  }

  /** Ask for more time on my own clock while a tip is up. A refusal is not shown: the player asked for nothing. */
  requestMoreTime(seat: number, tip: string): Promise<CommandReply> {
    return this.#connection.send({ do: 'more_time', seat, tip });
  }

  sit(name: string, colour: SeatColour | null, chair: number | null = null): Promise<CommandReply> {
    // A further chair may be a friend's, who has a face of their own.
    const face = this.seated ? null : me.face;
    return this.#addNumber({ do: 'sit', name, colour, chair, another: this.seated, face });
  }

  /** Take my new name, colour and face to my chair. A colour that somebody else has here stays theirs. */
  rename(): Promise<CommandReply> {
    const taken = this.chairs.some((chair, index) => index !== this.myChair && chair.colour === me.colour);
    return this.send({ do: 'rename', name: me.name, colour: taken ? null : me.colour, face: me.face });
  }

  /** Ask the host for a bot's chair; the answer can take a while. */
  async requestChair(name: string, colour: SeatColour | null, chair: number): Promise<void> {
    const reply = await this.sit(name, colour, chair);
    if (reply.is === 'ack' && !this.seated) this.chairRequest = reply.id;
  }

  /** I am back: no bot plays for me any more. */
  comeBack(chairs = standInsForMe(this.chairs)): void {
    for (const chair of chairs) void this.#connection.send({ do: 'stand_in', chair, on: false });
  }

  setReady(ready: boolean): Promise<CommandReply> {
    return this.#addNumber({ do: 'ready', ready });
  }

  async start(): Promise<CommandReply> {
    // A table without a commitment draws a seed when somebody is ready.
    if (this.table?.commitment === null) await this.setReady(true);
    return this.#addNumber({ do: 'start' });
  }

  /** Like this seat's work best in the game that is over. */
  applaud(seat: number): Promise<CommandReply> {
    return this.send({ do: 'applaud', game_no: this.table?.game_no ?? 0, seat });
  }

  /** Every number is drawn when it is sent: the table has shown its commitment before that. */
  async #addNumber(command: Omit<Sit | Ready | Start, 'id' | 'nonce'> & Command): Promise<CommandReply> {
    const nonce = randomToken(16);
    const game = this.table && this.table.phase !== 'playing' ? committedGame(this.table) : null;
    const reply = await this.send({ ...command, nonce });
    if (reply.is === 'ack' && game !== null) rememberNumber(this.address, game, nonce);
    return reply;
  }

  /** The draft is cleared only when the server has the message. */
  async sendChat(): Promise<void> {
    const sent = this.chatDraft.trim();
    if (!sent) return;
    const reply = await this.send({ do: 'say', text: sent });
    if (reply.is === 'ack' && this.chatDraft.trim() === sent) this.chatDraft = '';
  }

  #onWelcome(welcome: Welcome): void {
    if (welcome.version !== VERSION) {
      this.close();
      this.goodbye = { is: 'goodbye', reason: 'version', come_back: null };
      return;
    }
    this.welcome = welcome;
    this.#reconnected = true;
    this.lastMover.forget();
    this.chat = welcome.talk;
    if (this.position) this.log.dropTakenBack(welcome.history, welcome.seqs, this.position.seq);
    else this.#restoreLog(welcome);
  }

  /** After a reload the log is filled from the server's history. */
  #restoreLog({ history, seqs }: Welcome): void {
    this.log.clear();
    this.log.add(history, seqs, 0);
  }

  #onTable(table: Table): void {
    const stale = table.phase === 'waiting' || (this.position?.game_no ?? 0) < table.game_no;
    if (this.position && stale) this.#clearGame();
    this.notice =
      hostNotice(this.table, table) ??
      voteNotice(this.table, table) ??
      sitterNotice(this.table, table) ??
      standInNotice(this.table, table) ??
      this.notice;
    if (this.refusal && this.table && isOutdated(this.refusal, this.table, table)) this.refusal = null;
    const ends = this.table?.phase === 'playing' || this.#lastPositionDue;
    this.#lastPositionDue = table.phase === 'over' && ends;
    if (table.phase === 'playing' && this.table && this.table.phase !== 'playing') this.lastMover.begin();
    this.table = table;
    // My seat says that a bot plays for me; what it played first need not be said beside that.
    if (this.notice?.what === 'late' && standInsForMe(table.chairs).length > 0) this.notice = null;
    // Whoever opens the table is back; a hidden page may have reconnected by itself.
    if (this.#reconnected && isBackByTouch(table.chairs) && !isHidden()) this.comeBack();
    if (this.seated) this.chairRequest = null;
    this.lostReady.update(table, this.chairs[this.myChair]);
    if (table.commitment) rememberCommitment(this.address, committedGame(table), table.commitment);
    if (this.starting) void this.#startQuickGame(table);
    if (this.#sitDown) this.#takeSeat(table);
    this.voteCountdowns.set(voteClocks(table));
    this.countdowns.pause(table.paused || table.resting);
  }

  /** Where the start is refused, the waiting room says why. */
  async #startQuickGame({ phase, you_host: host }: Table): Promise<void> {
    if (phase !== 'waiting' || !host) this.starting = false;
    else if (!this.#startSent) {
      this.#startSent = true;
      if ((await this.start()).is === 'refused') this.starting = false;
    }
  }

  /** Where that is refused, the waiting room says why. */
  #takeSeat({ phase }: Table): void {
    this.#sitDown = false;
    if (phase === 'waiting' && !this.seated) void this.sit(me.name, me.colour);
  }

  /** A new game starts: clear what is left of the last one. */
  #clearGame(): void {
    this.position = null;
    this.told.clear();
    this.lastLook.end();
    this.notice = null;
    this.log.clear();
    this.firstSight = null;
    this.countdowns.set([]);
  }

  #onPosition(position: Position): void {
    const first = this.position === null;
    const known = this.position?.game_no === position.game_no ? this.position.seq : -1;
    if (this.position && this.position.game_no !== position.game_no) this.#clearGame();
    // After a reconnect the server sends the last position again: its events are already in the log.
    const entries = position.seq > known ? this.#logEvents(position) : [];
    if (isAskedAgain(this.notice, position.sights)) this.notice = null;
    if (position.sights[0])
      this.firstSight ??= { view: position.sights[0].view, before: this.#loggedEvents() };
    const ends = this.observation?.result === null && position.sights.some(({ result }) => result);
    this.position = position;
    this.#lastPositionDue = false;
    this.lastMover.update(position);
    const telling = this.#tell(position, entries);
    if (first) this.#restorePast();
    const lasts = this.told.steps.lastLook;
    if (ends && lasts > 0) this.lastLook.begin(telling + lasts);
    // Another of my seats has to decide: switch to it.
    if (this.observations.some(isAwaited) && !isAwaited(this.observation)) this.chosenSeat = null;
    this.#updateCurtain();
    this.countdowns.set(position.clocks);
    if (this.#refused?.isOver(this.observations)) this.refusal = this.#refused = null;
  }

  /**
   * Whoever comes back, or looks elsewhere, is shown the present; so is everybody when a move was taken back. Returns how
   * long the telling takes, in milliseconds.
   */
  #tell(position: Position, entries: readonly LogEntry[]): number {
    const undone = typeof position.undone_to === 'number';
    const atOnce = undone || isHidden() || this.#reconnected || this.table?.pace === 'instant';
    this.#reconnected = false;
    if (!atOnce && entries.length > 0) return this.told.tell(position, entries);
    if (atOnce) this.told.showNow(position, entries);
    else this.told.update(position);
    return 0;
  }

  /** Look from another of my seats. */
  chooseSeat(seat: number): void {
    this.chosenSeat = seat;
    this.#updateCurtain();
  }

  /** The next player is there: show their view. */
  liftCurtain(): void {
    this.curtain.shownSeat = this.observation?.seat ?? null;
  }

  /** When another player's turn comes, the view is hidden again. What lies open is nobody's own. */
  #updateCurtain(): void {
    if (!this.observation) return;
    const open = this.observations.length > 1 && this.curtain.liesOpen(this.observation);
    this.curtain.shownSeat = this.covered || open ? null : this.observation.seat;
  }

  #onChat(talk: ChatLine): void {
    this.chat = [...this.chat, talk].slice(-MOST_CHAT_LINES);
    this.latestChat = talk;
    // What I said on my other device is no news to me.
    if (talk.author === '' || talk.author !== this.welcome?.author) this.unread += 1;
  }

  #logEvents({ seq, events, seqs, undone_to: to }: Position): readonly LogEntry[] {
    // The server omits the field if nothing was taken back.
    if (typeof to === 'number') {
      this.log.takeBack(to, seq);
      this.told.past.takeBack(to);
    }
    const entries = this.log.add(events, seqs, seq);
    this.notice = lateNotice(entries, this.chairs) ?? this.notice;
    return entries;
  }

  #loggedEvents(): readonly GameEvent[] {
    return this.log.entries.map(({ event }) => event);
  }

  #onReaction(chair: number, reaction: Reaction): void {
    const shown = { number: (this.#reactionCount += 1), chair, reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), REACTION_LASTS);
  }
}
