// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionState, type ServerUpdate, type Socket } from './connection.ts';
import { VERSION, type ClientMessage, type Refused, type ServerMessage } from './protocol.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = {
  is: 'welcome',
  version: VERSION,
  table: 't',
  code: 'ABCD',
  link: '/t/t',
  talk: [],
  history: [],
  seqs: [],
  answers_pings: true,
  author: 'me',
  forbidden: [],
  reports: false,
} as const;

const position = {
  is: 'position',
  seq: 4,
  game_no: 1,
  sights: [],
  events: [],
  clocks: [],
  scores: [0, 0],
  last: null,
} as const;

function setup() {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const updates: ServerUpdate[] = [];
  const later: Refused[] = [];
  const listener = {
    receive: (heard: ServerUpdate) => updates.push(heard),
    refusedLater: (refused: Refused) => later.push(refused),
    connectionChanged: (state: ConnectionState) => states.push(state),
  };
  const connection = new Connection(
    () => 'ws://table',
    listener,
    () => {
      const fresh = new FakeSocket();
      sockets.push(fresh);
      return fresh;
    },
  );
  connection.open();
  /** The socket that was opened as this one, counted from 0. */
  const socket = (number: number): FakeSocket => {
    const found = sockets[number];
    if (!found) throw new Error(`line ${number} was never dialled`);
    return found;
  };
  return { connection, sockets, socket, states, updates, later };
}

/** A connection that is open and was greeted. */
function greeted(greeting: ServerMessage = welcome) {
  const made = setup();
  made.socket(0).onopen?.();
  made.socket(0).tell(greeting);
  const pings = () => made.socket(0).sent.filter((sent) => sent.do === 'ping').length;
  return { ...made, pings };
}

describe('a connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('hands on what the server tells', () => {
    const { socket, updates } = setup();
    socket(0).onopen?.();
    socket(0).tell(welcome);
    expect(updates).toEqual([welcome]);
  });

  it('hands on a change as the position that it stands for', () => {
    const { socket, updates } = greeted();
    socket(0).tell(position);
    socket(0).tell({ is: 'change', seq: 5, scores: [1, 0] });
    socket(0).tell({ is: 'change', seq: 7, after: 5, last: [0, 'nod'] });
    expect(updates.slice(1)).toEqual([
      position,
      { ...position, seq: 5, scores: [1, 0] },
      { ...position, seq: 7, scores: [1, 0], last: [0, 'nod'] },
    ]);
  });

  it('connects again where it lacks the position that a change is about', () => {
    const { connection, socket, states, updates } = greeted();
    socket(0).tell(position);
    socket(0).tell({ is: 'change', seq: 6 });
    expect([updates.at(-1), states.at(-1), socket(0).closed]).toEqual([position, 'waiting', true]);
    connection.retryNow();
    socket(1).onopen?.();
    socket(1).tell({ is: 'change', seq: 5 });
    expect([updates.length, socket(1).closed]).toEqual([2, true]);
  });

  it('does not wait for the line to notice that the network is gone', () => {
    const { connection, socket, states } = setup();
    socket(0).onopen?.();
    connection.networkLost();
    expect(socket(0).closed).toBe(true);
    expect(states.at(-1)).toBe('waiting');
    connection.networkLost();
    connection.retryNow();
    socket(1).onopen?.();
    expect(states.at(-1)).toBe('open');
  });

  it('answers a command with its own ack', async () => {
    const { connection, socket } = setup();
    socket(0).onopen?.();
    const first = connection.send({ do: 'say', text: 'one' });
    const second = connection.send({ do: 'say', text: 'two' });
    const [one, two] = socket(0).sent.map((sent) => sent.id);
    socket(0).tell({ is: 'refused', id: two ?? '', clause: 'TABLE-3', sentence: 'No.', args: {} });
    socket(0).tell({ is: 'ack', id: one ?? '', seq: 7 });
    expect(await first).toMatchObject({ is: 'ack', seq: 7 });
    expect(await second).toMatchObject({ is: 'refused', clause: 'TABLE-3' });
    connection.networkLost();
    connection.retryNow();
    socket(1).onopen?.();
    expect(socket(1).sent).toEqual([]);
  });

  it('hands on a refusal of what was acknowledged before, and only that', async () => {
    const { connection, socket, later } = setup();
    socket(0).onopen?.();
    const asked = connection.send({ do: 'sit', name: 'Mira', chair: 1 });
    const id = socket(0).sent[0]?.id ?? '';
    socket(0).tell({ is: 'ack', id, seq: 7 });
    socket(0).tell({ is: 'ack', id, seq: 7 });
    expect(await asked).toMatchObject({ is: 'ack' });
    expect(later).toEqual([]);
    socket(0).tell({ is: 'refused', id, clause: 'TABLE-52', sentence: 'The host said no.', args: {} });
    expect(later).toMatchObject([{ id, clause: 'TABLE-52' }]);
  });

  it('keeps what is said before the line is there', () => {
    const { connection, socket } = setup();
    void connection.send({ do: 'say', text: 'early' });
    expect(socket(0).sent).toEqual([]);
    socket(0).onopen?.();
    expect(socket(0).sent).toMatchObject([{ do: 'say', text: 'early' }]);
  });

  it('sends what was not answered again with the same id, in order, and nothing else', async () => {
    const { connection, socket } = setup();
    socket(0).onopen?.();
    const answered = connection.send({ do: 'say', text: 'answered' });
    void connection.send({ do: 'say', text: 'lost' });
    void connection.send({ do: 'say', text: 'lost too' });
    socket(0).tell({ is: 'ack', id: socket(0).sent[0]?.id ?? '', seq: 1 });
    await answered;
    socket(0).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    socket(1).onopen?.();
    expect(socket(1).sent).toEqual(socket(0).sent.slice(1));
  });

  it('asks whether it has become too late for a command, once it knows what was missed', async () => {
    const { connection, socket, updates } = setup();
    socket(0).onopen?.();
    socket(0).tell(position);
    const tooLate = () => (updates.length > 1 ? ({ is: 'ack', id: '-', seq: 5 } as const) : null);
    const late = connection.send({ do: 'start' }, tooLate);
    void connection.send({ do: 'ready', ready: true }, () => null);
    expect(socket(0).sent).toMatchObject([{ do: 'start' }, { do: 'ready' }]);
    socket(0).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    socket(1).onopen?.();
    void connection.send({ do: 'start' }, () => null);
    expect(socket(1).sent).toEqual([]);
    socket(1).tell(position);
    expect(await late).toMatchObject({ id: '-' });
    expect(socket(1).sent).toMatchObject([{ do: 'ready' }, { do: 'start' }]);
  });

  it('comes back by itself, waiting longer each time but never long', async () => {
    const { sockets, states } = setup();
    for (let lost = 0; lost < 12; lost += 1) {
      sockets.at(-1)?.onclose?.();
      await vi.advanceTimersByTimeAsync(6000);
    }
    expect(sockets).toHaveLength(13);
    expect(states.slice(0, 4)).toEqual(['connecting', 'waiting', 'connecting', 'waiting']);
  });

  it('hurries when it is told that the network is back', () => {
    const { connection, sockets, socket } = setup();
    socket(0).onclose?.();
    connection.retryNow();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
  });

  it('gives a silent line up', async () => {
    const { connection, sockets, socket } = setup();
    socket(0).onopen?.();
    void connection.send({ do: 'start' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(socket(0).closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('declares a connection dead within 15 seconds of silence, and asks once before', async () => {
    const { socket, states, pings } = greeted();
    await vi.advanceTimersByTimeAsync(4000);
    expect(pings()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pings()).toBe(1);
    expect(socket(0).closed).toBe(true);
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting']);
  });

  it('keeps a quiet connection whose server answers, and asks again only when it is quiet again', async () => {
    const { sockets, socket, updates, pings } = greeted();
    for (let second = 0; second < 60; second += 1) {
      const before = pings();
      await vi.advanceTimersByTimeAsync(1000);
      if (pings() > before) socket(0).tell({ is: 'pong' });
    }
    expect(sockets).toHaveLength(1);
    expect(pings()).toBeGreaterThanOrEqual(9);
    expect(pings()).toBeLessThanOrEqual(12);
    expect(updates).toEqual([welcome]);
  });

  it('asks nothing while the server talks', async () => {
    const { socket, pings } = greeted();
    for (let said = 0; said < 10; said += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      socket(0).tell({ is: 'reacted', chair: 0, reaction: 'wave' });
    }
    expect(pings()).toBe(0);
  });

  it('never asks a server that would not understand it', async () => {
    const { sockets, socket, pings } = greeted({ ...welcome, answers_pings: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([pings(), sockets.length, socket(0).closed]).toEqual([0, 1, false]);
  });

  it.each(['never opens', 'opens and says nothing'])('gives a connection up that %s', async (how) => {
    const { sockets, socket } = setup();
    if (how !== 'never opens') socket(0).onopen?.();
    await vi.advanceTimersByTimeAsync(7000);
    expect(socket(0).closed).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect([socket(0).closed, sockets.length]).toEqual([true, 2]);
  });

  it('asks at once when the page comes back, and soon gives up what died meanwhile', async () => {
    const { connection, sockets, socket, pings } = greeted();
    connection.setVisible(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pings()).toBe(0);
    connection.setVisible(true);
    expect(pings()).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect([socket(0).closed, sockets.length]).toEqual([true, 2]);
  });

  it('reconnects at once when the page comes back after the connection was lost', () => {
    const { connection, sockets, socket } = greeted();
    socket(0).onclose?.();
    expect(sockets).toHaveLength(1);
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('asks at once after the device has slept', async () => {
    const { socket, pings } = greeted();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pings()).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket(0).closed).toBe(true);
  });

  it('still notices on a hidden page, but takes its time', async () => {
    const { connection, socket, pings } = greeted();
    connection.setVisible(false);
    await vi.advanceTimersByTimeAsync(29_000);
    expect([pings(), socket(0).closed]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(62_000);
    expect([pings(), socket(0).closed]).toEqual([1, true]);
  });

  it.each([
    [0, 0.5],
    [0.999_999, 1],
  ])('waits twice as long each time, half of it by chance (%d)', async (chance, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { sockets } = setup();
    for (const wait of [400, 800, 1600, 3200, 5000, 5000]) {
      const before = sockets.length;
      sockets.at(-1)?.onclose?.();
      await vi.advanceTimersByTimeAsync(wait * share - 2);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(4);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('comes back when the server says when, and stays away when it says so', async () => {
    const { sockets, socket, states } = setup();
    socket(0).onopen?.();
    socket(0).tell({ is: 'goodbye', reason: 'restart', come_back: 3000 });
    await vi.advanceTimersByTimeAsync(2900);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(sockets).toHaveLength(2);
    socket(1).onopen?.();
    socket(1).tell({ is: 'goodbye', reason: 'kicked', come_back: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe('closed');
  });

  it('stays closed once it is closed', async () => {
    const { connection, sockets, socket } = setup();
    connection.close();
    connection.open();
    connection.retryNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(socket(0).closed).toBe(true);
  });
});
