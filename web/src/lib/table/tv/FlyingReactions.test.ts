import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import FlyingReactions from './FlyingReactions.svelte';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function startOf(chair: number): readonly string[] {
  render(FlyingReactions, { reactions: [{ number: 1, chair, reaction: 'clap' }] });
  const style = document.querySelector<HTMLElement>('.flying')?.style;
  return ['--x', '--y'].map((name) => style?.getPropertyValue(name) ?? '');
}

it.each(['data-seat', 'data-face-of'])('starts beside the face with %s', (attribute) => {
  const face = document.createElement('span');
  face.setAttribute(attribute, '2');
  face.getBoundingClientRect = () => new DOMRect(300, 200, 40, 40);
  document.body.append(face);
  expect(startOf(2)).toEqual(['372px', '220px']);
});

it('comes from the lower edge for a player whom the screen does not show', () => {
  expect(startOf(7)).toEqual([`${innerWidth / 2}px`, `${innerHeight}px`]);
});
