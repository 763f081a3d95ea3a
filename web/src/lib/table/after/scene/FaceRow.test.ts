import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Player } from '../../screens';
import FaceRow from './FaceRow.svelte';
import { REACTIONS } from './scene-reactions';

afterEach(cleanup);

const PLAYERS: readonly Player[] = ['Ada', 'Noor', 'Hugo'].map((name, seat) => ({
  ...{ seat, name, face: name.toLowerCase() },
  colour: 'red',
  bot: seat > 0,
}));

it('drains the colour of those who have lost, and of nobody else', () => {
  const [winner, ...beaten] = PLAYERS;
  render(FaceRow, { players: PLAYERS, size: 60, faded: beaten });
  const drained = screen.getAllByRole('listitem').map((face) => face.classList.contains('faded'));
  expect([winner?.name, drained]).toEqual(['Ada', [false, true, true]]);
});

it('shows at the end of a game what a player says, at their face', () => {
  const said = [{ number: 1, chair: 1, reaction: 'clap' }];
  render(FaceRow, {
    props: { players: PLAYERS, size: 60 },
    context: new Map([[REACTIONS, () => said]]),
  });
  const faces = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(faces).toEqual(['Ada', expect.stringMatching(/^Clap\s*Noor$/u), 'Hugo']);
  expect(document.querySelector('.bubble')?.classList, 'the name below the face stays in sight').toContain(
    'above',
  );
});
