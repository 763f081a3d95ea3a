import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import AccuseButton from './AccuseButton.svelte';

afterEach(cleanup);

function show(alone: boolean) {
  const accuse = vi.fn();
  render(AccuseButton, { sculptor: 0, name: 'Ada', points: 3, alone, accuse });
  return accuse;
}
const call = () => fireEvent.click(screen.getByRole('button', { name: 'Call a vote on Ada’s answers' }));

it('asks first where the vote counts at once', async () => {
  const accuse = show(true);
  await call();
  expect(screen.getByText('Nobody else can vote, so this counts at once: Ada loses 3 points.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave them' }));
  expect(accuse).not.toHaveBeenCalled();
  await call();
  await fireEvent.click(screen.getByRole('button', { name: 'Take them' }));
  expect(accuse).toHaveBeenCalledOnce();
});

it('calls the vote where others have a say', async () => {
  const accuse = show(false);
  await call();
  expect(accuse).toHaveBeenCalledOnce();
});
