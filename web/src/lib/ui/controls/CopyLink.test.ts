import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import CopyLink from './CopyLink.svelte';

const LINK = 'https://games.example/t/dJ4k';

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it.each([false, true])(
  'is called Copy link, also where only its sign is seen (%s), and copies it',
  async (compact) => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { unmount } = render(CopyLink, { link: LINK, compact });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    // Its name stays, so that it is found again.
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    unmount();
  },
);
