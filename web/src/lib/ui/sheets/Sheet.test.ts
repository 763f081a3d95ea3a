import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Sheet from './Sheet.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>the newest line</p>' }));

afterEach(() => vi.restoreAllMocks());

/** What a dialog held when it opened, each time. */
function contentsWhenOpened(): string[] {
  const found: string[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    found.push(this.innerHTML.replaceAll(/<!--.*?-->/g, '').trim());
    this.open = true;
  });
  return found;
}

it('fills a dialog that is open, so that a line in it can scroll into view', async () => {
  const found = contentsWhenOpened();
  const { rerender } = render(Sheet, { open: false, title: 'Chat', children });
  for (const open of [true, false, true]) await rerender({ open });
  expect(found).toEqual(['', '']);
  expect(screen.getByText('the newest line').closest('dialog')?.open).toBe(true);
});

it('does so too when it is loaded late', () => {
  const found = contentsWhenOpened();
  render(Sheet, { open: true, title: 'Chat', children });
  expect(found).toEqual(['']);
  expect(screen.getByText('the newest line')).toBeDefined();
});
