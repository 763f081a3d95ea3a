import { rememberCommitment } from './commitments';
import {
  Connection,
  socketAddress,
  type CommandReply,
  type Command,
  type ConnectionState,
  type ConnectionListener,
  type ServerUpdate,
} from '../../net/connection';
import { VERSION } from '../../net/protocol';
import type {
  ChairView,
  Clock,
  GameMove,
  Goodbye,
  Position,
  Reaction,
  Refused,
  SeatColour,
  Observation,
  Table,
  Talk,
  Welcome,
} from '../../net/protocol';
import { randomToken } from '../../net/random-token';
import { Countdowns, decisionCountdown } from './countdowns.svelte';
import { Curtain, hears } from './curtain.svelte';
import { GameLog } from './game-log.svelte';
import { LostReady } from './lost-ready.svelte';
import type { Player } from '../screens';
import { outOfTimeNotice } from './table-events';

export interface ShownReaction {
  readonly number: number;
  readonly chair: number;
  readonly reaction: Reaction;
}

type Connect = (
  listener: ConnectionListener,
) => Pick<Connection, 'open' | 'hurry' | 'lose' | 'close' | 'send'>;

const MOST_CHAT_LINES = 200;
const REACTION_LASTS = 3500;

/** A table as this browser knows it: what the server has told, and what can be asked of it. */
export class TableStore implements ConnectionListener {
  link = $state<ConnectionState>('connecting');
  goodbye = $state.raw<Goodbye | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  talk = $state.raw<readonly Talk[]>([]);
  /** Lines of chat that came in while nobody looked; the chat sets it back. */
  unread = $state(0);
  readonly log = new GameLog();
  gestures = $state.raw<readonly ShownReaction[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** Something that happened to me and that I have to know, until I have read it or played on. */
  notice = $state<string | null>(null);
  /** The command by which I asked for a bot's chair, while the host has not answered. */
  asking = $state<string | null>(null);
  readonly lostReady = new LostReady();
  /** Moves that are on their way. */
  underway = $state(0);
  /** What I have typed and not sent yet outlives every panel and every lost line. */
  draft = $state('');
  /** What somebody said just now. */
  said = $state.raw<Talk | null>(null);
  readonly countdowns = new Countdowns();
  readonly voting = new Countdowns();

  readonly chairs: readonly ChairView[] = $derived(this.table?.chairs ?? []);
  /** The first of my chairs, which stands for me. */
  readonly mine = $derived(this.chairs.findIndex((chair) => chair.yours));
  readonly seated = $derived(this.mine >= 0);
  readonly names: readonly string[] = $derived(this.chairs.map((chair) => chair.name));
  /** How many play in the game on the table: chairs that came after its end are not in it. */
  readonly playing = $derived(this.position?.scores.length ?? this.chairs.length);
  readonly players: readonly Player[] = $derived(
    this.chairs.slice(0, this.playing).map(({ name, colour }, seat) => ({ seat, name, colour })),
  );
  /** What each of my seats sees. */
  readonly sights: readonly Observation[] = $derived(this.position?.sights ?? []);
  /** The seat I have chosen to look from; null follows the game to the one that has to decide. */
  chosen = $state<number | null>(null);
  readonly curtain = new Curtain();
  readonly observation: Observation | null = $derived(
    this.sights.find((observation) => observation.seat !== null && observation.seat === this.chosen) ??
      mainObservation(this.sights, this.curtain.shown),
  );
  /** Another one of those at this screen is to look: until they say so, nothing of their side is shown. */
  readonly covered = $derived(
    this.observation !== null && this.curtain.covers(this.sights, this.observation),
  );
  /** The seat of whoever looks just now. */
  readonly looking = $derived(this.covered ? null : (this.observation?.seat ?? null));
  /** What happened, as far as whoever looks may hear it. */
  readonly heard = $derived(this.log.lines.filter(({ event }) => hears(this.looking, event)));
  readonly result = $derived(this.observation?.result ?? null);
  /** Ended by a vote: it is over, and nobody has won. */
  readonly endedEarly = $derived(
    this.table?.phase === 'over' && this.position !== null && this.result === null,
  );
  readonly myTurn = $derived(isAwaited(this.observation));
  /** While the table votes, the time to decide stands still: what runs is the time to vote. */
  readonly clock = $derived(
    this.table?.vote
      ? (this.voting.all[0] ?? null)
      : decisionCountdown(this.countdowns.all, this.observation),
  );

  #connection: ReturnType<Connect>;
  #gestures = 0;

  constructor(
    readonly address: string,
    dial: Connect = (listener) =>
      new Connection(() => socketAddress(address, this.position?.seq ?? 0, watch), listener),
    watch = false,
  ) {
    this.curtain.hangAt(address);
    this.#connection = dial(this);
    this.#connection.open();
  }

  hear(news: ServerUpdate): void {
    if (news.is === 'welcome') this.#welcomed(news);
    else if (news.is === 'table') this.#changed(news);
    else if (news.is === 'position') this.#moved(news);
    else if (news.is === 'said') this.#said(news.talk);
    else this.#gestured(news.chair, news.reaction);
  }

  /** The host has said no: what was asked for is not coming after all. */
  refusedLater(refused: Refused): void {
    if (refused.id !== this.asking) return;
    this.asking = null;
    this.refusal = refused;
  }

  linkChanged(state: ConnectionState, goodbye: Goodbye | null): void {
    this.link = state;
    // Who loses the connection no longer asks: the host's question goes with it.
    if (state !== 'open') this.asking = null;
    this.goodbye = goodbye;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** Follow what the browser knows of the network, until the function that comes back is called. */
  followNetwork(): () => void {
    const hurry = () => document.hidden || this.#connection.hurry();
    const lose = () => this.#connection.lose();
    addEventListener('online', hurry);
    addEventListener('offline', lose);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', hurry);
    };
  }

  close(): void {
    this.#connection.close();
    this.countdowns.stop();
    this.voting.stop();
  }

  /** Ask for something. A refusal is shown until the next success, and returned to whoever has asked. */
  async ask(command: Command): Promise<CommandReply> {
    const answer = await this.#connection.send(command);
    this.refusal = answer.is === 'refused' ? answer : null;
    return answer;
  }

  async play(move: GameMove): Promise<CommandReply> {
    this.underway += 1;
    try {
      const answer = await this.ask({ do: 'play', seat: this.observation?.seat ?? this.mine, move });
      if (answer.is === 'ack') this.notice = null;
      return answer;
    } finally {
      this.underway -= 1;
    }
  }

  /** Ask the game something that changes nothing. A refusal is the answer, and nothing to be told. */
  consult(question: GameMove): Promise<CommandReply> {
    return this.#connection.send({ do: 'consult', question, seat: this.observation?.seat ?? null });
  }

  sit(name: string, colour: SeatColour | null, chair: number | null = null): Promise<CommandReply> {
    return this.ask({ do: 'sit', name, colour, chair, nonce: randomToken(16), another: this.seated });
  }

  /** Ask the host for a bot's chair; the answer may take its time. */
  async askForChair(name: string, colour: SeatColour | null, chair: number): Promise<void> {
    const answer = await this.sit(name, colour, chair);
    if (answer.is === 'ack' && !this.seated) this.asking = answer.id;
  }

  ready(ready: boolean): Promise<CommandReply> {
    return this.ask({ do: 'ready', ready, nonce: randomToken(16) });
  }

  /** What was typed leaves the field only when the server has it. */
  async say(): Promise<void> {
    const sent = this.draft.trim();
    if (!sent) return;
    const answer = await this.ask({ do: 'say', text: sent });
    if (answer.is === 'ack' && this.draft.trim() === sent) this.draft = '';
  }

  #welcomed(welcome: Welcome): void {
    if (welcome.version !== VERSION) {
      this.close();
      this.goodbye = { is: 'goodbye', reason: 'version', come_back: null };
      return;
    }
    this.welcome = welcome;
    this.talk = welcome.talk;
    if (this.position) this.log.compare(welcome.history, welcome.seqs, this.position.seq);
    else this.#recall(welcome);
  }

  /** A page that was loaded anew finds the log as it was. */
  #recall({ history, seqs }: Welcome): void {
    this.log.clear();
    this.log.add(history, seqs, 0);
  }

  #changed(table: Table): void {
    const stale = table.phase === 'waiting' || (this.position?.game_no ?? 0) < table.game_no;
    if (this.position && stale) this.#clear();
    this.table = table;
    if (this.seated) this.asking = null;
    this.lostReady.follow(table, this.chairs[this.mine]);
    if (table.commitment && table.phase === 'playing')
      rememberCommitment(this.address, table.game_no, table.commitment);
    this.voting.set(voteClocks(table));
    this.countdowns.pause(table.paused);
  }

  /** A new game is laid out: what is left of the last one goes. */
  #clear(): void {
    this.position = null;
    this.notice = null;
    this.log.clear();
    this.countdowns.set([]);
  }

  #moved(position: Position): void {
    const known = this.position?.game_no === position.game_no ? this.position.seq : -1;
    if (this.position && this.position.game_no !== position.game_no) this.log.clear();
    // After a lost line the server tells the last move again: it has happened once.
    if (position.seq > known) this.#remember(position);
    this.position = position;
    // Another of my seats has to decide: that is where to look now.
    if (this.sights.some(isAwaited) && !isAwaited(this.observation)) this.chosen = null;
    this.#keepCovered();
    this.countdowns.set(position.clocks);
  }

  /** Look from another of my seats. */
  choose(seat: number): void {
    this.chosen = seat;
    this.#keepCovered();
  }

  /** Whoever is to look has come: show them their side. */
  uncover(): void {
    this.curtain.shown = this.observation?.seat ?? null;
  }

  /** Once it is somebody else's turn to look, the one before has to say again who they are. */
  #keepCovered(): void {
    this.curtain.shown = this.covered ? null : (this.observation?.seat ?? null);
  }

  #said(talk: Talk): void {
    this.talk = [...this.talk, talk].slice(-MOST_CHAT_LINES);
    this.said = talk;
    this.unread += 1;
  }

  #remember({ seq, events, seqs, undone_to: to }: Position): void {
    // The server leaves the field out where nothing was taken back.
    if (typeof to === 'number') this.log.takeBack(to, seq);
    this.log.add(events, seqs, seq);
    const mine = this.chairs.flatMap(({ yours }, seat) => (yours ? [seat] : []));
    this.notice =
      events.map((event) => outOfTimeNotice(event, this.names, mine)).findLast((notice) => notice !== null) ??
      this.notice;
  }

  #gestured(chair: number, reaction: Reaction): void {
    const gesture = { number: (this.#gestures += 1), chair, reaction };
    this.gestures = [...this.gestures, gesture];
    setTimeout(() => (this.gestures = this.gestures.filter((other) => other !== gesture)), REACTION_LASTS);
  }
}

function voteClocks({ vote }: Table): readonly Clock[] {
  const left = vote?.ends_in ?? null;
  return vote && left !== null
    ? [{ name: vote.name, seat: null, ends_in: left, total: left, settles: true }]
    : [];
}

function isAwaited(observation: Observation | null): boolean {
  return observation?.awaited.some((seat) => seat === observation.seat) ?? false;
}

/** Who holds several seats sees the one that has to decide; where none has to, they stay where they are. */
function mainObservation(sights: readonly Observation[], shown: number | null): Observation | null {
  const current = sights.find(({ seat }) => seat === shown) ?? null;
  return isAwaited(current) ? current : (sights.find(isAwaited) ?? current ?? sights[0] ?? null);
}
