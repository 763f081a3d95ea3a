import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { asComponent, hostFor } from './host';
import type { Mount } from './interface';

it('draws a screen of another package, tells it what has changed, and puts it away', async () => {
  const said: string[] = [];
  const draw: Mount<{ name: string }> = (target, { name }) => {
    target.textContent = name;
    return {
      update: (next) => (target.textContent = next.name),
      destroy: () => void said.push('destroyed'),
    };
  };
  const { container, rerender, unmount } = render(asComponent(draw), { name: 'Ann' });
  expect(container.textContent).toBe('Ann');
  await rerender({ name: 'Ben' });
  expect(container.textContent).toBe('Ben');
  unmount();
  expect(said).toEqual(['destroyed']);
});

it('lends its signs of colours to the screens', () => {
  const target = document.createElement('div');
  const sign = hostFor({}).sign(target, { hue: 'red', size: 30 });
  flushSync();
  expect(target.querySelector('svg')?.getAttribute('width')).toBe('30');
  sign.update({ hue: 'blue', size: 20 });
  flushSync();
  expect([...target.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))).toEqual(['20']);
  sign.destroy();
  flushSync();
  expect(target.querySelector('svg')).toBeNull();
});
