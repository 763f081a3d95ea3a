// @vitest-environment node
import { expect, it } from 'vitest';
import { cueLabel } from './cue-label';

it('counts the cues of a round only if there can be two', () => {
  expect(cueLabel({ one_cue: false }, 2, 'Ada')).toBe('Cue 2');
  expect(cueLabel({ one_cue: false }, 1, 'Ada')).toBe('Cue 1 from Ada');
  expect(cueLabel({ one_cue: true }, 1, 'Ada')).toBe('Cue from Ada');
});
