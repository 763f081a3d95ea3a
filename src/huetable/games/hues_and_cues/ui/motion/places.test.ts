import { afterEach, expect, it } from 'vitest';
import { markPlace } from './places';

function seatAt(box: DOMRect): void {
  document.body.innerHTML = '<div class="seat"><span data-seat="2"></span><span>Mira</span></div>';
  const seat = document.querySelector('.seat');
  if (seat) seat.getBoundingClientRect = () => box;
}

afterEach(() => (document.body.innerHTML = ''));

it('stamps a word below the whole seat, so that it covers neither face nor name', () => {
  seatAt(new DOMRect(100, 10, 80, 70));
  const place = markPlace(2);
  expect(place?.y).toBeGreaterThan(80);
  expect([place?.x, place?.width]).toEqual([100, 80]);
});

it('stamps it above a seat at the lower edge of the window', () => {
  seatAt(new DOMRect(100, window.innerHeight - 75, 80, 70));
  expect(markPlace(2)?.y).toBeLessThan(window.innerHeight - 75);
});

it('stamps nothing at a seat that is not on the screen', () => {
  expect(markPlace(2)).toBeNull();
});
