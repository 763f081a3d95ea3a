// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView } from '../../net/protocol';
import { text } from '../../i18n';
import { afterLeaving } from './leaving';

function chair(name: string, also: Partial<ChairView> = {}): ChairView {
  return {
    kind: 'person',
    name,
    colour: 'red',
    level: null,
    online: true,
    ready: true,
    host: false,
    muted: false,
    yours: false,
    with_chair: null,
    times: 1,
    face: 'ann',
    stand_in: false,
    late: false,
    tempo: null,
    manner: null,
    program: false,
    ...also,
  };
}
const me = chair('Mira', { yours: true, host: true });

it('makes the next person in the row the host, and those who are away only if nobody else is there', () => {
  const [away, bot, jo] = [chair('Ann', { online: false }), chair('Noor', { kind: 'bot' }), chair('Jo')];
  const next = (chairs: readonly ChairView[]) => afterLeaving({ chairs, you_host: true });
  expect(next([jo, me, away, bot])).toEqual({ then: 'host', name: 'Jo' });
  expect(next([jo, chair('Fern'), me, away])).toEqual({ then: 'host', name: 'Jo' });
  expect(next([me, chair('Fern'), jo])).toEqual({ then: 'host', name: 'Fern' });
  expect(next([me, bot, away])).toEqual({ then: 'host', name: 'Ann' });
});

it('tells a host who comes next, before and after', () => {
  const then = { running: true, ...afterLeaving({ chairs: [me, chair('Jo')], you_host: true }) };
  expect(text.menu.leaveHint(then)).toBe(
    'Jo becomes the host. A bot plays on for you, and you can come back into this game only if Jo agrees.',
  );
  expect(text.menu.left(then)).toBe('You’ve left the table. Jo is the host now.');
});

it('says that a table which everybody has left waits for somebody to come back', () => {
  const alone = afterLeaving({ chairs: [me, chair('Noor', { kind: 'bot' })], you_host: true });
  expect(text.menu.leaveHint({ running: true, ...alone })).toMatch(
    /^Nobody else sits here, so the game pauses/u,
  );
  expect(text.menu.left({ running: false, ...alone })).toBe(
    'You’ve left the table. Its link brings you back.',
  );
});

it('changes nothing for the table when somebody else is the host', () => {
  const chairs = [chair('Jo', { host: true }), { ...me, host: false }];
  const then = afterLeaving({ chairs, you_host: false });
  expect(then).toEqual({ then: 'stays', name: '' });
  expect(text.menu.left({ running: false, ...then })).toBe('You’ve left the table.');
});
