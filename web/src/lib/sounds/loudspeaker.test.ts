import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loudspeaker } from './loudspeaker';

const resume = vi.fn();
const suspend = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  resume.mockClear();
  suspend.mockClear();
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
  vi.advanceTimersByTime(0);
  expect(resume).toHaveBeenCalledTimes(3);
});

it('starts the audio engine after the task that plays the first sound, and the sound after that', () => {
  const play = vi.fn();
  const makes = vi.fn(() => ({ volume: 0, play }));
  new Loudspeaker(makes).play('deal', 1);
  expect(resume).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(resume).toHaveBeenCalledOnce();
  expect(makes).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(play).toHaveBeenCalledOnce();
});
