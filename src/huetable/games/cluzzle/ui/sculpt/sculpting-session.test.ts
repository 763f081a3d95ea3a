import { afterEach, describe, expect, it, vi } from 'vitest';
import { madeUpSolid } from '../clay/made-up-strokes';
import { SculptingSession } from './sculpting-session.svelte';

const uploadBlob = vi.hoisted(() => vi.fn());
vi.mock('$lib/net/blob-api', () => ({ uploadBlob, fetchBlob: vi.fn(), fetchMyBlobs: vi.fn() }));

const BALL = madeUpSolid({ at: [96, 40, 96], sides: [16, 16, 16] });

afterEach(() => {
  vi.useRealTimers();
  uploadBlob.mockReset();
});

function sessionOf(keepOnTable: () => Promise<unknown>) {
  return new SculptingSession(
    () => ({ table: 'table', game: 1, seat: 0, kept: null, keepOnTable }),
    () => undefined,
  );
}

describe('a draft', () => {
  it('is uploaded and kept once when it is sealed while it is being saved', async () => {
    vi.useFakeTimers();
    let arrive: ((saved: { hash: string }) => void) | undefined;
    uploadBlob.mockReturnValue(new Promise((done) => (arrive = done)));
    const keepOnTable = vi.fn().mockResolvedValue(null);
    const session = sessionOf(keepOnTable);
    session.add([BALL]);
    vi.advanceTimersByTime(2000);
    const sealed = session.saveDraft();
    arrive?.({ hash: 'abc' });
    expect(await sealed).toBe('abc');
    expect(uploadBlob).toHaveBeenCalledOnce();
    expect(keepOnTable).toHaveBeenCalledOnce();
  });

  it('is saved soon after the first change, and then only now and then', async () => {
    vi.useFakeTimers();
    uploadBlob.mockResolvedValue({ hash: 'abc' });
    const session = sessionOf(() => Promise.resolve());
    session.add([BALL]);
    await vi.advanceTimersByTimeAsync(400);
    expect(uploadBlob).toHaveBeenCalledTimes(1);
    session.add([BALL]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(uploadBlob).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(uploadBlob).toHaveBeenCalledTimes(2);
  });

  it('is uploaded again after it failed', async () => {
    uploadBlob.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ hash: 'abc' });
    const session = sessionOf(() => Promise.resolve());
    expect(await session.saveDraft()).toBeNull();
    expect(await session.saveDraft()).toBe('abc');
  });

  it('is saved by itself when the line is back, unless the player has left', async () => {
    vi.useFakeTimers();
    uploadBlob.mockRejectedValue(new Error('offline'));
    const session = sessionOf(() => Promise.resolve());
    session.add([BALL]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.draftStatus).toBe('local');
    uploadBlob.mockResolvedValueOnce({ hash: 'abc' });
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.draftStatus).toBe('saved');
    session.add([BALL]);
    await vi.advanceTimersByTimeAsync(2000);
    session.stop();
    const tried = uploadBlob.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploadBlob).toHaveBeenCalledTimes(tried);
  });
});
