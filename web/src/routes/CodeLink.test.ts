import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { router } from '$lib/router/router.svelte';
import CodeLink from './CodeLink.svelte';

vi.mock('$lib/net/api', () => ({
  ApiError: class extends Error {},
  fetchTableByCode: () => Promise.reject(new Error('404')),
}));
afterEach(cleanup);

it('says that a code leads nowhere, and lets people mend it there', async () => {
  const replace = vi.spyOn(router, 'replace').mockReturnValue(undefined);
  render(CodeLink, { code: 'coral-oter-42' });
  await screen.findByRole('heading', { name: 'No table with this code' }, { timeout: 5000 });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('coral-oter-42');
  await fireEvent.input(field, { target: { value: 'coral-otter-42' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(replace).toHaveBeenCalledWith('/c/coral-otter-42');
});
