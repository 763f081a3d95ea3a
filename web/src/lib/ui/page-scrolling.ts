/** Scrolling the page. */
import { isCalm } from './motion';

export function scrollPageTo(top: number): void {
  if (Math.abs(top - scrollY) < 1) return;
  scrollTo({ top, behavior: isCalm() ? 'instant' : 'smooth' });
}
