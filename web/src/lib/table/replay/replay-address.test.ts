// @vitest-environment node
import { expect, it } from 'vitest';
import { momentSearch, parseMoment } from './replay-address';

it('names the step and whose eyes it is seen with', () => {
  for (const moment of [
    { step: 1, seat: null },
    { step: 84, seat: 0 },
  ])
    expect(parseMoment(momentSearch(moment))).toEqual(moment);
});

it('takes an address without a step, as links were before, or with nonsense, as none', () => {
  for (const search of ['', '?step=', '?step=-3', '?step=0', '?step=1e9', '?step=x&seat=y', '?seat=-1'])
    expect(parseMoment(search)).toEqual({ step: null, seat: null });
});
