// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { canSharePicture } from './share';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, {}],
  [false, { share: vi.fn() }],
  [false, { share: vi.fn(), canShare: () => false }],
  [true, { share: vi.fn(), canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png' }],
])('says %s about a share sheet for pictures: %o', (able, device) => {
  vi.stubGlobal('navigator', device);
  expect(canSharePicture()).toBe(able);
});
