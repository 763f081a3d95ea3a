import { afterEach, expect, it, vi } from 'vitest';
import { dragOnto } from './drag-onto';

afterEach(() => document.body.replaceChildren());

/** Two seats in a row, 100 pixels wide each. */
function seats() {
  document.body.innerHTML = '<p data-chair="0"><b></b></p><p data-chair="1"><b></b></p>';
  const [first, second] = [...document.querySelectorAll<HTMLElement>('p')];
  const face = first?.querySelector('b');
  if (!first || !second || !face) throw new Error('no seats');
  document.elementsFromPoint = (x) => [x < 100 ? first : second];
  face.setPointerCapture = vi.fn();
  const ondrop = vi.fn();
  dragOnto('[data-chair]', ondrop)(face);
  const press = (kind: string, x: number) =>
    face.dispatchEvent(new MouseEvent(kind, { button: 0, clientX: x, clientY: 10 }));
  return { face, second, ondrop, press };
}

it('shows where a seat would be dropped, and drops it there', () => {
  const { face, second, ondrop, press } = seats();
  press('pointerdown', 50);
  press('pointermove', 150);
  expect([face.hasAttribute('data-dragged'), second.hasAttribute('data-drop')]).toEqual([true, true]);
  press('pointerup', 150);
  expect(ondrop).toHaveBeenCalledExactlyOnceWith(second);
  expect([face.hasAttribute('data-dragged'), second.hasAttribute('data-drop')]).toEqual([false, false]);
});

it('takes a press that hardly moves for a tap', () => {
  const { face, ondrop, press } = seats();
  press('pointerdown', 50);
  press('pointermove', 54);
  press('pointerup', 54);
  expect(face.hasAttribute('data-dragged')).toBe(false);
  expect(ondrop).not.toHaveBeenCalled();
});
