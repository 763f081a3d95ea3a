import { loadRoles } from '../../../../games';
import type { Roles } from '../../screens';

/** Who plays what in a game: nothing until the game has said so. Made while a component is set up. */
export class GameRoles {
  of = $state.raw<Roles>(() => []);

  constructor(game: () => string) {
    $effect(
      () =>
        void loadRoles(game()).then(
          (found) => (this.of = found),
          () => undefined,
        ),
    );
  }
}
