// @vitest-environment node
import { expect, it } from 'vitest';
import { GameLog, MOST_ENTRIES } from './game-log.svelte';

const event = (type: string) => ({ type });

function setup() {
  const log = new GameLog();
  return { log, types: () => log.entries.map((line) => line.event.type) };
}

it('drops what came with rows after the one that still counts, and says so once', () => {
  const { log, types } = setup();
  log.add([event('dealt')], undefined, 3);
  log.add([event('played'), event('drew')], undefined, 7);
  log.takeBack(6, 9);
  expect(types()).toEqual(['dealt', 'taken_back']);
});

it('takes back a move that it knows only from the history it was welcomed with', () => {
  const { log, types } = setup();
  log.add([event('dealt'), event('played')], [3, 7], 0);
  log.takeBack(6, 9);
  expect(types()).toEqual(['dealt', 'taken_back']);
});

it('takes back only the last of several moves that were told together', () => {
  const { log, types } = setup();
  log.add([event('one'), event('two')], [4, 6], 6);
  log.takeBack(5, 8);
  expect(types()).toEqual(['one', 'taken_back']);
});

it('never gives a number twice, so that nothing is said twice', () => {
  const { log } = setup();
  log.add([event('played')], undefined, 2);
  log.takeBack(1, 3);
  log.add([event('played')], undefined, 4);
  expect(log.entries.map(({ number }) => number)).toEqual([2, 3]);
  expect(log.lastNumber).toBe(3);
});

it('keeps what is older than the server’s history, and everything where the server doesn’t say which row it was', () => {
  const { log, types } = setup();
  log.add([event('old')], undefined, 2);
  log.add([event('kept')], undefined, 5);
  log.add([event('undone')], undefined, 7);
  log.dropTakenBack([event('kept')], [], 9);
  log.dropTakenBack([event('kept')], undefined, 9);
  expect(types()).toEqual(['old', 'kept', 'undone']);
  log.dropTakenBack([event('kept')], [5], 9);
  log.dropTakenBack([event('kept')], [5], 9);
  expect(types()).toEqual(['old', 'kept', 'taken_back']);
});

it('says when its oldest lines are no longer kept, until the next game', () => {
  const { log } = setup();
  const cut = [log.cut];
  log.add(Array<{ type: string }>(MOST_ENTRIES).fill(event('played')), undefined, 1);
  cut.push(log.cut);
  log.add([event('drew')], undefined, 2);
  cut.push(log.cut);
  log.clear();
  expect([...cut, log.cut]).toEqual([false, false, true, false]);
});
