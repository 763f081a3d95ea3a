// @vitest-environment node
import { expect, it, vi, type Mock } from 'vitest';
import { applyStroke } from '../field/build-field';
import { Field } from '../field/grid';
import { madeUpBrush, madeUpSolid } from '../made-up-strokes';
import type { Brush, Point, Stroke } from '../strokes/strokes';
import { LAPSE_MS, lapseFrames, lapseGroups, strokePieces, type LapseFrame } from './frames';
import { TimeLapse } from './time-lapse';

const path = Array.from({ length: 30 }, (_, step): Point => [60 + 2 * step, 40 + step, 96]);
const brush = (tool: Brush['tool'], sweep = false): Brush =>
  madeUpBrush(tool, { points: path, mirror: tool === 'add', sweep });
const ball = madeUpSolid();
const strokes: readonly Stroke[] = [
  ball,
  brush('add'),
  brush('pull'),
  brush('add', true),
  brush('carve', true),
  brush('carve'),
];

it('ends with exactly the clay that the strokes make', () => {
  const whole = new Field();
  for (const stroke of strokes) applyStroke(whole, stroke);
  const grown = new Field();
  const frames = [...lapseFrames(strokes, grown)];
  const made = whole.bytes();
  expect(grown.bytes().every((byte, index) => byte === made[index])).toBe(true);
  expect(frames.map(({ number }) => number)).toEqual(frames.map((_, number) => number));
  expect(frames.every(({ of }) => of === frames.length)).toBe(true);
});

it('lets long strokes grow, and shows at most sixty pictures', () => {
  expect(strokePieces(strokes).length).toBeGreaterThan(10);
  const many = strokePieces(Array.from({ length: 500 }, () => ball));
  expect(lapseGroups(many)).toHaveLength(60);
  expect(lapseGroups(many).flat()).toHaveLength(500);
});

function played(): {
  lapse: TimeLapse;
  turntable: { clear: Mock; setBlock: Mock; refresh: Mock };
  worker: { terminate: Mock };
  hear: (frame: LapseFrame) => void;
} {
  const turntable = { clear: vi.fn(), setBlock: vi.fn(), refresh: vi.fn() };
  const heard: ((message: { data: LapseFrame }) => void)[] = [];
  const worker = {
    addEventListener: (_: string, listen: (typeof heard)[number]) => heard.push(listen),
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const lapse = new TimeLapse(turntable, new ArrayBuffer(0), () => worker as unknown as Worker);
  return { lapse, turntable, worker, hear: (data) => heard[0]?.({ data }) };
}

it('draws whole pictures, and each block once however often it has changed since', () => {
  const { lapse, turntable, hear } = played();
  const all = Array.from({ length: 30 }, (_, block) => [block, null] as const);
  for (const number of [0, 1]) hear({ number, of: 60, blocks: all });
  lapse.update(0);
  expect(turntable.setBlock).toHaveBeenCalledTimes(30);
  for (const number of [2, 3, 4]) hear({ number, of: 60, blocks: all });
  lapse.update(LAPSE_MS);
  expect(turntable.setBlock).toHaveBeenCalledTimes(60);
});

it('plays in five seconds, in order, and then shows the finished piece', () => {
  const { lapse, turntable, worker, hear } = played();
  expect(lapse.update(0)).toBe(true);
  expect(turntable.clear).not.toHaveBeenCalled();
  for (const number of [0, 1, 2, 3]) hear({ number, of: 4, blocks: [[number, null]] });
  expect(lapse.update(100)).toBe(true);
  lapse.update(100 + LAPSE_MS / 2);
  expect(turntable.setBlock.mock.calls.map(([block]: readonly number[]) => block)).toEqual([0, 1, 2]);
  expect(lapse.update(100 + LAPSE_MS)).toBe(true);
  expect(lapse.update(100 + LAPSE_MS + 300)).toBe(false);
  expect(turntable.setBlock).toHaveBeenCalledTimes(4);
  // The last picture is the finished piece: nothing is worked out again for it.
  expect([turntable.clear, turntable.refresh, worker.terminate].map((spy) => spy.mock.calls.length)).toEqual([
    1, 0, 1,
  ]);
});
