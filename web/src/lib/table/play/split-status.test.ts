import { expect, it } from 'vitest';
import { splitStatus } from './split-status';

it('takes what stands before a colon as the head', () => {
  expect(splitStatus('Your turn: green or a 7')).toEqual({ head: 'Your turn:', rest: 'green or a 7' });
  expect(splitStatus('“teal”: Mira is placing a piece')).toEqual({
    head: '“teal”:',
    rest: 'Mira is placing a piece',
  });
});

it.each(['Pour a drop, in secret', 'You drew a green 7 and you wonder what to do with it: play it', ''])(
  'leaves a sentence without a short head whole: %s',
  (status) => expect(splitStatus(status)).toEqual({ head: '', rest: status }),
);
