// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommandReply, Command, TooLate } from '@huetable/client';
import {
  VERSION,
  type ChairView,
  type Position,
  type Observation,
  type Table,
  type Welcome,
} from '../../net/protocol';
import { startWhenShown } from './quick-start';
import { me } from '../../me/me.svelte';
import { TableStore } from './table-store.svelte';

class FakeConnection {
  sent: Command[] = [];
  answers: ((answer: CommandReply) => void)[] = [];
  open = vi.fn();
  retryNow = vi.fn();
  wake = vi.fn();
  setVisible = vi.fn();
  networkLost = vi.fn();
  close = vi.fn();

  late: (TooLate | undefined)[] = [];

  send(command: Command, tooLate?: TooLate): Promise<CommandReply> {
    this.sent.push(command);
    this.late.push(tooLate);
    return new Promise((settle) => this.answers.push(settle));
  }
  answer(answer: CommandReply): Promise<void> {
    this.answers.shift()?.(answer);
    return Promise.resolve();
  }
}

const ack: CommandReply = { is: 'ack', id: '1', seq: 1 };
const refused: CommandReply = {
  is: 'refused',
  id: '1',
  clause: 'DYE-13',
  sentence: 'A plain colour word.',
  args: {},
};

const chair = (name: string, yours = false): ChairView => ({
  kind: 'person',
  name,
  colour: 'red',
  level: null,
  online: true,
  ready: true,
  host: yours,
  muted: false,
  yours,
  with_chair: null,
  times: 1,
  face: 'ann',
  stand_in: false,
  late: false,
  tempo: null,
  manner: null,
  program: false,
});

const table = (change: Partial<Table> = {}): Table => ({
  is: 'table',
  seq: 1,
  game: 'dye_pot',
  phase: 'playing',
  game_no: 1,
  chairs: [chair('Jo'), chair('Mira', true)],
  options: {},
  clocks: 'off',
  clocks_chosen: true,
  forfeit: false,
  pace: 'brisk',
  listed: false,
  paused: false,
  watching: 0,
  spectators: true,
  tip_time: true,
  bot_reactions: true,
  least_players: 2,
  watchers: [],
  banned: [],
  you_host: true,
  commitment: null,
  vote: null,
  askers: [],
  tally: [],
  coming: [],
  takebacks_left: [10, 10],
  stopped: null,
  lesson: false,
  applause: null,
  decision_hours: 24,
  rest_day: 0,
  time_zone: 'UTC',
  resting: false,
  webhook: '',
  ...change,
});

const observation = (change: Partial<Observation> = {}): Observation => ({
  seat: 1,
  view: {},
  moves: [],
  forms: [],
  awaited: [1],
  timers: [],
  result: null,
  ...change,
});

const position = (seq: number, change: Partial<Position> = {}): Position => ({
  is: 'position',
  seq,
  game_no: 1,
  sights: [observation()],
  events: [{ type: `event ${seq}` }],
  clocks: [],
  scores: [0, 0],
  last: null,
  seqs: [],
  ...change,
});

const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  is: 'welcome',
  version: VERSION,
  table: 'abc',
  code: 'x',
  link: '',
  talk: [],
  history: [],
  seqs: [],
  answers_pings: true,
  author: 'me',
  forbidden: [],
  reports: false,
  ...change,
});

function setup() {
  const line = new FakeConnection();
  const store = new TableStore('abc', () => line);
  const log = () => store.log.entries.map(({ event }) => event.type);
  return { line, store, log };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('knows which chair is mine and whether it is my turn', () => {
  const { store } = setup();
  store.receive(table());
  store.receive(position(2));
  expect([store.myChair, store.names, store.myTurn]).toEqual([1, ['Jo', 'Mira'], true]);
  store.receive(position(3, { sights: [observation({ awaited: [0] })] }));
  expect(store.myTurn).toBe(false);
  store.receive(position(4, { sights: [observation({ seat: null, awaited: [0] })] }));
  expect(store.myTurn).toBe(false);
});

it('knows that I have no move to take back until I have made one', () => {
  const { store } = setup();
  const mayBeMine = () => store.lastMover.mayBe(store.mySeats);
  store.receive(table({ phase: 'waiting', game_no: 0 }));
  store.receive(table());
  store.receive(position(2));
  expect(mayBeMine()).toBe(false);
  store.receive(position(3, { last: [1, 'pour red'] }));
  expect(mayBeMine()).toBe(true);
  store.receive(position(4, { last: [0, 'pour'] }));
  expect(mayBeMine()).toBe(false);
  store.receive(welcome());
  expect(mayBeMine(), 'who moved meanwhile is not known').toBe(true);
});

it('knows whom the host has muted', () => {
  const { store } = setup();
  const chairs = (muted: boolean) => [
    { ...chair('Jo'), muted: true },
    { ...chair('Mira', true), muted },
  ];
  store.receive(table({ chairs: chairs(false) }));
  expect(store.muted).toBe(false);
  store.receive(table({ chairs: chairs(true) }));
  expect(store.muted).toBe(true);
});

it('looks through the seat that has to decide, where several are held', () => {
  const { store } = setup();
  store.receive(
    position(2, { sights: [observation({ seat: 0, awaited: [2] }), observation({ seat: 2, awaited: [2] })] }),
  );
  expect(store.observation?.seat).toBe(2);
});

it('looks from where I choose, until another of my seats has to decide', () => {
  const { store } = setup();
  const both = (awaited: number) => ({
    sights: [observation({ seat: 0, awaited: [awaited] }), observation({ seat: 2, awaited: [awaited] })],
  });
  store.receive(position(2, both(2)));
  store.chooseSeat(0);
  expect(store.observation?.seat).toBe(0);
  store.receive(position(3, both(1)));
  expect(store.observation?.seat).toBe(0);
  store.receive(position(4, both(2)));
  expect([store.chosenSeat, store.observation?.seat]).toEqual([null, 2]);
});

it('finds the log as it was when the page is loaded anew, and keeps its own when only the line was lost', () => {
  const { store, log } = setup();
  const recall = (...types: string[]) => store.receive(welcome({ history: types.map((type) => ({ type })) }));
  recall('dealt', 'played');
  store.receive(position(3, { events: [] }));
  expect(log()).toEqual(['dealt', 'played']);
  store.receive(position(4));
  recall('played', 'event 4');
  expect(log()).toEqual(['dealt', 'played', 'event 4']);
});

it('remembers each event once, also when a lost line tells it again', () => {
  const { store, log } = setup();
  store.receive(position(2));
  store.receive(position(3));
  store.receive(position(3));
  expect(log()).toEqual(['event 2', 'event 3']);
});

it('begins a new log with a new game', () => {
  const { store, log } = setup();
  store.receive(table());
  store.receive(position(2));
  store.receive(table({ game_no: 2 }));
  expect(store.position).toBeNull();
  store.receive(position(9, { game_no: 2 }));
  store.receive(table({ game_no: 2 }));
  expect(log()).toEqual(['event 9']);
});

it('keeps what was typed until the server has it', async () => {
  const { store, line } = setup();
  store.chatDraft = ' hello ';
  const refusal = store.sendChat();
  await line.answer(refused);
  await refusal;
  expect([store.chatDraft, store.refusal?.clause]).toEqual([' hello ', 'DYE-13']);
  const success = store.sendChat();
  await line.answer(ack);
  await success;
  expect([store.chatDraft, store.refusal]).toEqual(['', null]);
  expect(line.sent).toEqual([
    { do: 'say', text: 'hello' },
    { do: 'say', text: 'hello' },
  ]);
});

it('forgets why a move was refused when its decision is over, and keeps it until then', async () => {
  const { store, line } = setup();
  const turn = (seq: number, awaited: number) =>
    position(seq, { sights: [observation({ seat: 0, awaited: [awaited], moves: [{ type: 'pass' }] })] });
  store.receive(turn(2, 0));
  const tried = store.play({ type: 'guess' });
  await line.answer(refused);
  await tried;
  store.receive(turn(3, 0));
  expect(store.refusal, 'only a clock has changed').toEqual(refused);
  store.receive(turn(4, 1));
  expect(store.refusal).toBeNull();
});

it('shows no refusal of a move that the page thought of, and takes none back for one that is accepted', async () => {
  const { store, line } = setup();
  store.receive(table());
  store.receive(position(2));
  const late = store.playUnasked({ type: 'seal' });
  await line.answer(refused);
  expect(await late).toEqual(refused);
  expect(store.refusal).toBeNull();
  const tried = store.play({ type: 'guess' });
  await line.answer(refused);
  await tried;
  const saved = store.playUnasked({ type: 'keep' });
  await line.answer(ack);
  await saved;
  expect(store.refusal).toEqual(refused);
});

it('makes no move in a later decision, if time ran out before the connection was back', async () => {
  const { store, line } = setup();
  store.receive(table());
  store.receive(position(2));
  const played = store.playFrom(1, { type: 'pour' });
  const tooLate = () => line.late[0]?.() ?? null;
  store.receive(position(3, { events: [{ type: 'out_of_time', seat: 0, by: 'bot' }] }));
  expect(tooLate()).toBeNull();
  store.receive(position(4, { events: [{ type: 'out_of_time', seat: 1, by: 'bot' }, { type: 'poured' }] }));
  const reply = tooLate();
  if (reply) await line.answer(reply);
  expect((await played).is).toBe('refused');
  expect([store.refusal, store.pendingMoves, store.notice?.what]).toEqual([null, 0, 'late']);
});

it('says nothing when there is nothing to say', async () => {
  const { store, line } = setup();
  store.chatDraft = '   ';
  await store.sendChat();
  expect(line.sent).toEqual([]);
});

it('plays for my seat, and is busy until the answer is there', async () => {
  const { store, line } = setup();
  store.receive(table());
  store.receive(position(2));
  const played = store.play({ type: 'pour', dye: 'red' });
  expect(store.pendingMoves).toBe(1);
  await line.answer(ack);
  expect(await played).toEqual(ack);
  expect(store.pendingMoves).toBe(0);
  expect(line.sent).toEqual([{ do: 'play', seat: 1, move: { type: 'pour', dye: 'red' } }]);
});

it('counts what is said while nobody looks', () => {
  const { store } = setup();
  const talk = { number: 1, name: 'Jo', colour: null, text: 'hi', face: 'jo', author: 'jo' };
  store.receive(welcome({ talk: [talk] }));
  store.receive({ is: 'said', talk: { ...talk, number: 2 } });
  expect([store.chat.length, store.unread]).toEqual([2, 1]);
});

it('does not count what I said on another device', () => {
  const { store } = setup();
  const talk = { number: 1, name: 'Mira', colour: null, text: 'hi', face: 'mira', author: 'mira' };
  store.receive(welcome({ author: 'mira' }));
  store.receive({ is: 'said', talk });
  expect([store.chat.length, store.unread]).toEqual([1, 0]);
  store.receive({ is: 'said', talk: { ...talk, number: 2, author: '' } });
  expect(store.unread).toBe(1);
});

it('shows a reaction for a moment', () => {
  const { store } = setup();
  store.receive({ is: 'reacted', chair: 0, reaction: 'wave' });
  expect(store.reactions).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(store.reactions).toHaveLength(0);
});

it('stops its clocks with the table and closes its line', () => {
  const { store, line } = setup();
  store.receive(
    position(2, { clocks: [{ name: 'pour', seat: null, ends_in: 5000, total: 5000, settles: true }] }),
  );
  store.receive(table({ paused: true }));
  vi.advanceTimersByTime(3000);
  expect(store.countdown?.left).toBe(5000);
  store.close();
  expect(line.close).toHaveBeenCalledOnce();
});

it('brings its share of the shuffle along', () => {
  const { store, line } = setup();
  void store.sit('Mira', 'red');
  void store.setReady(true);
  expect(line.sent).toMatchObject([
    {
      do: 'sit',
      name: 'Mira',
      colour: 'red',
      chair: null,
      another: false,
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
    { do: 'ready', ready: true, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  ]);
});

it('takes my face to my own chair, and leaves a friend’s chair without one', () => {
  const { store, line } = setup();
  me.update('Mira', 'blue', 'owl');
  void store.sit('Mira', 'red');
  store.receive(table());
  void store.sit('Friend', null);
  expect(line.sent).toMatchObject([{ face: 'owl' }, { face: null, another: true }]);
});

it('renames me, and leaves a colour to whoever has it', () => {
  const { store, line } = setup();
  me.update('Mira Lou', 'blue', 'owl');
  store.receive(table());
  void store.rename();
  store.receive(table({ chairs: [{ ...chair('Jo'), colour: 'blue' }, chair('Mira', true)] }));
  void store.rename();
  expect(line.sent).toEqual([
    { do: 'rename', name: 'Mira Lou', colour: 'blue', face: 'owl' },
    { do: 'rename', name: 'Mira Lou', colour: null, face: 'owl' },
  ]);
});

it('tells boards who is a bot and what everybody looks like', () => {
  const { store } = setup();
  store.receive(table({ chairs: [{ ...chair('Noor'), kind: 'bot', face: 'noor' }, chair('Mira', true)] }));
  expect(store.players.map(({ face, bot }) => [face, bot])).toEqual([
    ['noor', true],
    ['ann', false],
  ]);
});

it('adds a fresh number with every start, after the table has drawn a seed', async () => {
  const { store, line } = setup();
  const number = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  store.receive(table({ phase: 'over', commitment: 'seal' }));
  void store.start();
  void store.start();
  expect(line.sent).toMatchObject([
    { do: 'start', nonce: number },
    { do: 'start', nonce: number },
  ]);
  expect(new Set(line.sent.map((sent) => 'nonce' in sent && sent.nonce)).size).toBe(2);

  store.receive(table({ phase: 'over', commitment: null }));
  const started = store.start();
  expect(line.sent.at(-1)).toMatchObject({ do: 'ready', nonce: number });
  for (let reply = 0; reply < 4; reply += 1) await line.answer(ack);
  await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ do: 'start', nonce: number }));
  await line.answer(ack);
  await started;
});

it('starts a quick game by itself, once, when the commitment is here, and says when that is refused', async () => {
  startWhenShown('abc');
  const { store, line } = setup();
  expect(store.starting).toBe(true);
  expect(line.sent).toEqual([]);
  store.receive(table({ phase: 'waiting', game_no: 0, commitment: 'seal' }));
  store.receive(table({ phase: 'waiting', game_no: 0, commitment: 'seal' }));
  expect(line.sent).toMatchObject([{ do: 'start' }]);
  await line.answer(refused);
  await vi.waitFor(() => expect(store.starting).toBe(false));
  expect(store.refusal).toEqual(refused);
  expect(setup().store.starting).toBe(false);
});

it('shows a quick game when it has begun', () => {
  startWhenShown('abc');
  const { store } = setup();
  store.receive(table({ phase: 'waiting', game_no: 0, commitment: 'seal' }));
  expect(store.starting).toBe(true);
  store.receive(table({ commitment: 'seal' }));
  expect(store.starting).toBe(false);
});

it('says that a game ended early when its rules are gone, though there is nothing to show of it', () => {
  const { store } = setup();
  store.receive(table({ phase: 'over' }));
  expect(store.endedEarly).toBe(false);
  store.receive(table({ phase: 'over', stopped: 'rules' }));
  expect([store.endedEarly, store.observation]).toEqual([true, null]);
});

it('does not say that a game ended early before the position that it ended with has come', () => {
  const { store } = setup();
  store.receive(table({ phase: 'playing' }));
  store.receive(position(5));
  store.receive(table({ phase: 'over' }));
  expect(store.endedEarly).toBe(false);
  store.receive(table({ phase: 'over', paused: true }));
  expect(store.endedEarly).toBe(false);
  store.receive(position(6, { sights: [observation({ awaited: [] })] }));
  expect(store.endedEarly).toBe(true);
});

it('goes no further with a server that speaks a newer protocol', () => {
  const { store, line } = setup();
  store.receive(welcome({ version: 99 }));
  expect([store.welcome, store.goodbye?.reason]).toEqual([null, 'version']);
  expect(line.close).toHaveBeenCalledOnce();
});

it('knows the link by which the table is found now', () => {
  const { store } = setup();
  expect(store.link).toBe(store.address);
  store.receive(welcome({ table: 'new-link' }));
  expect(store.link).toBe('new-link');
});

it('waits for the host’s answer after the server has taken the question, and learns of a no', async () => {
  const { store, line } = setup();
  store.receive(table({ chairs: [chair('Jo'), { ...chair('Noor'), kind: 'bot' }] }));
  const asked = store.requestChair('Mira', null, 1);
  await line.answer({ is: 'ack', id: 'q', seq: 3 });
  await asked;
  expect(store.chairRequest).toBe('q');
  const no: CommandReply = {
    is: 'refused',
    id: 'q',
    clause: 'TABLE-52',
    sentence: 'The host said no. You can keep watching.',
    args: {},
  };
  store.refusedLater({ ...no, id: 'another' });
  expect([store.chairRequest, store.refusal]).toEqual(['q', null]);
  store.refusedLater(no);
  expect([store.chairRequest, store.refusal?.sentence]).toEqual([null, no.sentence]);
});

it('asks no longer once it sits, or once the connection is lost', async () => {
  for (const end of [
    (store: TableStore) => store.receive(table()),
    (store: TableStore) => store.connectionChanged('waiting', null),
  ]) {
    const { store, line } = setup();
    store.receive(table({ chairs: [chair('Jo')] }));
    const asked = store.requestChair('Mira', null, 1);
    await line.answer(ack);
    await asked;
    end(store);
    expect(store.chairRequest).toBeNull();
  }
});

it('tells me that my time ran out until I play on, and nobody else', async () => {
  const { store, line } = setup();
  store.receive(table());
  store.receive(position(2, { events: [{ type: 'out_of_time', seat: 0, by: 'bot' }, { type: 'poured' }] }));
  expect(store.notice).toBeNull();
  store.receive(position(3, { events: [{ type: 'out_of_time', seat: 1, by: 'bot' }, { type: 'poured' }] }));
  store.receive(position(4));
  expect(store.notice).toMatchObject({ what: 'late', entry: { event: { seat: 1 } } });
  const played = store.play({ type: 'pour' });
  await line.answer(ack);
  await played;
  expect(store.notice).toBeNull();
});

it('gives me my seat back when I open the table, and tells the others', () => {
  const { store, line, log } = setup();
  const [jo, mira] = [chair('Jo'), { ...chair('Mira', true), stand_in: true }];
  store.receive(table({ chairs: [jo, mira] }));
  expect(line.sent).toEqual([{ do: 'stand_in', chair: 1, on: false }]);
  store.receive(position(2));
  // It begins while the page is open: then only a touch says that somebody is there.
  store.receive(table());
  expect(store.notice).toEqual({ what: 'stand_in', chair: 1, began: false });
  store.receive(table({ chairs: [jo, mira] }));
  expect(line.sent).toHaveLength(1);
  store.receive(position(3, { events: [{ type: 'out_of_time', seat: 1, by: 'away' }, { type: 'poured' }] }));
  expect(store.notice).toMatchObject({ what: 'stand_in' });
  expect(log().at(-1)).not.toContain('time');
});

it('drops the lines of a move that was taken back, and says so', () => {
  const { store, log } = setup();
  store.receive(position(2));
  store.receive(position(5));
  store.receive(position(8, { events: [], undone_to: 4 }));
  expect(log()).toEqual(['event 2', 'taken_back']);
  store.receive(position(9));
  expect(log()).toEqual(['event 2', 'taken_back', 'event 9']);
});

it('learns after a lost connection what was taken back meanwhile', () => {
  const { store, log } = setup();
  store.receive(position(2));
  store.receive(position(5));
  store.receive(welcome({ history: [{ type: 'event 2' }], seqs: [2] }));
  store.receive(position(9));
  expect(log()).toEqual(['event 2', 'taken_back', 'event 9']);
});

it('counts nobody as a player who sat down after the game', () => {
  const { store } = setup();
  store.receive(table({ phase: 'over', chairs: [chair('Jo'), chair('Mira', true), chair('Newcomer')] }));
  expect(store.players).toHaveLength(3);
  store.receive(position(3, { scores: [2, 1] }));
  expect(store.players.map(({ name }) => name)).toEqual(['Jo', 'Mira']);
  expect(store.names).toHaveLength(3);
});

it('shows the time to vote while the table votes, and knows a game that was ended by it', () => {
  const { store } = setup();
  const clocks = [{ name: 'seat 1', seat: 1, ends_in: 9000, total: 20_000, settles: false }];
  store.receive(table());
  store.receive(position(3, { clocks }));
  expect([store.countdown?.left, store.endedEarly]).toEqual([9000, false]);
  const vote = {
    name: 'end/4',
    kind: 'end',
    question: 'end',
    proposer: 0,
    accused: null,
    may_vote: [0, 1],
    answered: [0],
    ends_in: 20_000,
    chair: null,
    asker: null,
    total: 20_000,
  } as const;
  store.receive(table({ vote }));
  expect(store.countdown?.left).toBe(20_000);
  store.receive(table({ phase: 'over' }));
  store.receive(position(6, { sights: [observation({ awaited: [] })] }));
  expect([store.countdown, store.endedEarly]).toEqual([null, true]);
});
