// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView, GameEvent, Observation, Table } from '../../net/protocol';
import { eventTeller, type Arguments } from '../event-messages';
import { entrySentence, stepSentences } from '../sentences';
import { GameLog } from '../store/game-log.svelte';
import { hostNotice, isAskedAgain, lateNotice, sitterNotice, voteNotice } from '../store/notices';
import { noticeSentence } from './notice-sentence';

const names = ['Ann', 'Bob', 'Cleo'];
const chairsOf = (...mine: readonly number[]) =>
  names.map((_, seat) => ({ yours: mine.includes(seat) }) as ChairView);
/** A catalogue as web/vite-messages.ts compiles it. */
const words = {
  tell: eventTeller<GameEvent>({
    events: {
      played: ({ seat, seat_is: is, card }: Arguments) =>
        is === 'you' ? `You play ${String(card)}.` : `${String(seat)} plays ${String(card)}.`,
      silent: () => '',
      darkened: ({ card }: Arguments) => `${String(card)} turns dark.`,
      time_up: () => 'The time to help is up.',
      won: ({ seat, seat_is: is }: Arguments) => (is === 'you' ? 'You win.' : `${String(seat)} wins.`),
    },
    fields: {},
  }),
};
const late = (by: string) => ({ type: 'out_of_time', seat: 1, by });
const played = { type: 'played', seat: 1, card: 'green 7' };

function told(by: string, mine: readonly number[], events: readonly GameEvent[] = [played]) {
  const log = new GameLog();
  log.add([late(by), ...events], undefined, 4);
  const notice = lateNotice(log.entries, chairsOf(...mine));
  const reader = { chairs: chairsOf(...mine), names, viewerSeat: mine[0] ?? null };
  return notice && noticeSentence(notice, words, reader);
}

it('tells a player whose time ran out what was played for them', () => {
  expect(told('bot', [1])).toBe('Time ran out. Your bot plays green 7.');
  expect(told('rule', [1])).toBe('Your time ran out, so the game moved on. You play green 7.');
  expect(told('bot', [1], [])).toBe('Your time ran out, so a bot played for you.');
  expect(told('bot', [0])).toBeNull();
});

it('tells what followed where the move itself names no player, or has no sentence', () => {
  expect(told('bot', [1], [{ type: 'silent' }, { type: 'darkened', card: 'Fun Fair' }])).toBe(
    'Your time ran out, so a bot played for you. Fun Fair turns dark.',
  );
  expect(
    told(
      'bot',
      [1],
      [
        { type: 'silent', seat: 1 },
        { type: 'darkened', card: 'Fun Fair' },
      ],
    ),
  ).toBe('Your time ran out, so a bot played for you. Fun Fair turns dark.');
});

it('leaves it to the game to say which of its time limits ran out', () => {
  const timeUp = { type: 'time_up', seats: [1] };
  expect(told('rule', [1], [timeUp, { type: 'darkened', card: 'Fun Fair' }])).toBe('The time to help is up.');
  expect(told('rule', [1], [timeUp, played])).toBe('The time to help is up. You play green 7.');
});

it('does not say that the time for something is up below the next question to the same player', () => {
  const again = (events: readonly GameEvent[], awaited: readonly number[]) => {
    const log = new GameLog();
    log.add([late('rule'), ...events], undefined, 4);
    return isAskedAgain(lateNotice(log.entries, chairsOf(1)), [
      { seat: 1, awaited } as unknown as Observation,
    ]);
  };
  const timeUp = { type: 'time_up', seats: [1] };
  expect(again([timeUp], [1])).toBe(true);
  expect(again([timeUp], [0])).toBe(false);
  // What was played for them they still want to know.
  expect(again([timeUp, played], [1])).toBe(false);
  expect(again([played], [1])).toBe(false);
  expect(isAskedAgain({ what: 'host' }, [])).toBe(false);
});

it('tells nothing of the moves that came with it', () => {
  const log = new GameLog();
  log.add([played, late('bot'), { ...played, card: 'red 1' }, { ...played, card: 'red 9' }], [3, 4, 4, 5], 5);
  const notice = lateNotice(log.entries, chairsOf(1));
  expect(notice?.followed.map(({ event }) => event.card)).toEqual(['red 1']);
});

it('names the seat where several share a screen, and keeps what only its player may hear', () => {
  expect(told('bot', [0, 1])).toBe('Bob ran out of time. Bob’s bot plays green 7.');
  expect(told('bot', [0, 1], [{ ...played, heard_by: [1] }])).toBe('Bob ran out of time, so a bot played.');
});

it('says in the log, too, what the bot played; what follows from it is the player’s own', () => {
  const log = new GameLog();
  log.add([late('bot'), played, { type: 'won', seat: 1 }, played], [4, 4, 4, 5], 5);
  const lines = (me: number | null) => log.entries.map((entry) => entrySentence(words, entry, names, me));
  expect(lines(1)).toEqual([
    'Your time ran out, so a bot played for you.',
    'Your bot plays green 7.',
    'You win.',
    'You play green 7.',
  ]);
  expect(lines(0)).toEqual([
    'Bob ran out of time, so a bot played.',
    'Bob’s bot plays green 7.',
    'Bob wins.',
    'Bob plays green 7.',
  ]);
});

it('says it in a replay as well', () => {
  expect(stepSentences(words, [late('bot'), played], names, null)).toEqual([
    'Bob ran out of time, so a bot played.',
    'Bob’s bot plays green 7.',
  ]);
});

it('tells somebody at the table that they are the host now', () => {
  const table = (host: boolean) => ({ chairs: chairsOf(1), you_host: host }) as unknown as Table;
  const notice = hostNotice(table(false), table(true));
  expect(notice && noticeSentence(notice, words, { chairs: [], names, viewerSeat: null })).toMatch(
    /^You’re the host now/u,
  );
  expect(hostNotice(null, table(true))).toBeNull();
  expect(hostNotice(table(true), table(true))).toBeNull();
});

const people = names.map((name) => ({ name, face: name, kind: 'person' }) as ChairView);
const voting = (kind: string, change: object = {}) =>
  ({ vote: { kind, accused: 1, chair: 1, ...change }, ...playing }) as unknown as Table;
const playing = { phase: 'playing', game_no: 1, chairs: people, takebacks_left: [3, 3, 3] };
const after = (change: object = {}) => ({ ...playing, vote: null, ...change }) as unknown as Table;

function afterVote(kind: string, change: object = {}): string | null {
  const notice = voteNotice(voting(kind), after(change));
  return notice && noticeSentence(notice, words, { chairs: people, names, viewerSeat: 0 });
}

it('tells everybody that a vote has changed nothing', () => {
  expect(afterVote('end')).toBe('Not enough votes to end the game: play on.');
  expect(afterVote('takeback')).toBe('Not enough votes to take the move back: it stands.');
  expect(afterVote('kick')).toBe('Not enough votes to remove Bob: they stay.');
  expect(afterVote('take_over')).toBe('Not everybody agreed: Bob’s seat stays as it is.');
});

it('says nothing of the kind where the vote was carried, or the game tells what it decides', () => {
  const sentAway = people.map((chair, index) => (index === 1 ? { ...chair, kind: 'bot' } : chair));
  expect(afterVote('end', { phase: 'over' })).toBeNull();
  expect(afterVote('takeback', { takebacks_left: [2, 3, 3] })).toBeNull();
  expect(afterVote('kick', { chairs: sentAway })).toBeNull();
  expect(afterVote('take_over', { chairs: sentAway })).toBeNull();
  expect(afterVote('game')).toBeNull();
});

it('tells the others when a seat goes to a bot, or a bot’s seat to somebody else, during a game', () => {
  const tableOf = (kind: string, name: string, more: object = {}) =>
    ({
      phase: 'playing',
      game_no: 1,
      chairs: [
        { kind: 'person', name: 'Ann' },
        { kind, name, ...more },
      ],
    }) as unknown as Table;
  const [ben, hugo] = [tableOf('person', 'Ben'), tableOf('bot', 'Hugo')];
  const reader = { chairs: chairsOf(0), names, viewerSeat: 0 };
  const said = (before: Table, now: Table) => {
    const notice = sitterNotice(before, now);
    return notice && noticeSentence(notice, words, reader);
  };
  expect(said(ben, hugo)).toBe('Ben is no longer in the game. The bot Hugo plays on.');
  expect(said(hugo, ben)).toBe('Ben plays on for the bot Hugo.');
  expect(said(hugo, tableOf('person', 'Ben', { yours: true }))).toBeNull();
  expect(said(ben, tableOf('person', 'Benno'))).toBeNull();
  expect(said(ben, { ...hugo, game_no: 2 })).toBeNull();
  expect(said(ben, { ...hugo, phase: 'over' })).toBeNull();
});
