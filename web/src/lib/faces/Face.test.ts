import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Face from './Face.svelte';
import FacePicker from './FacePicker.svelte';
import { SEED } from './seed';

it('shows a face in the ring of its seat, and leaves its name to the text beside it', async () => {
  const { container } = render(Face, { seed: 'ada', colour: 'green', size: 40 });
  const face = container.querySelector('.face');
  expect(face?.getAttribute('aria-hidden')).toBe('true');
  expect(face?.getAttribute('data-hue')).toBe('green');
  expect(face?.querySelector('.sign svg')).not.toBeNull();
  await waitFor(() => expect(face?.querySelectorAll('path').length).toBeGreaterThan(10));
});

it('has no sign without a colour', () => {
  const { container } = render(Face, { seed: 'ada', colour: null });
  expect(container.querySelector('.sign')).toBeNull();
});

it('changes my face with one tap, or to one of six', async () => {
  const { container, getByText, getByLabelText } = render(FacePicker, { seed: 'ada', colour: 'red' });
  const mine = () => container.querySelector<HTMLElement>('.mine')?.dataset.face ?? '';
  expect(mine()).toBe('ada');
  expect(container.querySelectorAll('input')).toHaveLength(6);
  await fireEvent.click(getByText('Another face'));
  const another = mine();
  expect(another).toMatch(SEED);
  expect(another).not.toBe('ada');
  await fireEvent.click(getByLabelText('Face 4'));
  expect(mine()).not.toBe(another);
});
