import { isCalm } from '../../../ui/motion';

/** Scrolls to the board, or to the first work that I may vote for: my own may come before it. */
export function lookCloser(vote: boolean): void {
  const behavior = isCalm() ? 'auto' : 'smooth';
  const board = document.querySelector('main .ring');
  const mayPick = vote ? board?.querySelector('[data-pick]')?.closest('li') : null;
  if (mayPick) mayPick.scrollIntoView({ behavior, block: 'center' });
  else board?.scrollIntoView({ behavior, block: 'start' });
}
