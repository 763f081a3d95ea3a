import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loudspeaker } from './loudspeaker';

const resume = vi.fn();
const suspend = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = resume;
      suspend = suspend;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the audio engine rest when nothing has been heard for a while', () => {
  const loudspeaker = new Loudspeaker(() => ({ volume: 0, play: vi.fn() }));
  loudspeaker.play('deal', 1);
  vi.advanceTimersByTime(2000);
  loudspeaker.play('play', 1);
  vi.advanceTimersByTime(2000);
  expect(suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(suspend).toHaveBeenCalledOnce();
  loudspeaker.play('deal', 1);
  expect(resume).toHaveBeenCalledTimes(3);
});
