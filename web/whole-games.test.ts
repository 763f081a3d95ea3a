// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rebuildPosition } from '../packages/client/src/position-change.ts';
import type { Change, Position } from '../packages/client/src/protocol.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const GAMES = ['cluzzle', 'dye_pot', 'guardians_of_hue', 'hues_and_cues', 'uno_coloradd'];

/** For each game the frames of a guest with two seats, each with the same position in full. */
function sentGames(): Record<string, [string, string][]> {
  const printed = execFileSync('.venv/bin/python', ['tests/server/kit/sent_games.py', ...GAMES], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(printed.toString()) as Record<string, [string, string][]>;
}

it('puts changes together to every position of whole games', () => {
  for (const [game, sent] of Object.entries(sentGames())) {
    let shown: Position | undefined;
    let changes = 0;
    for (const [frame, full] of sent) {
      const message = JSON.parse(frame) as Position | Change;
      if (message.is === 'change') changes += 1;
      shown = message.is === 'position' ? message : rebuildPosition(shown as Position, message);
      expect(shown, game).toEqual(JSON.parse(full));
    }
    expect(changes, game).toBeGreaterThan(10);
  }
}, 60_000);
