// boardgame.io with UNO. Arguments: the folder of its node_modules, and one for the FlatFile store (none: memory).
// Its fastest settings: matches on demand (no credentials to check), no undo, and whose turn it is kept in G, so that
// its turn machinery has nothing to do.
import console from 'node:console';
import process from 'node:process';
import { createRequire } from 'node:module';
import { SEATS, deal, make, view } from './uno.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');
const folder = process.argv[3];

const judged = (accepted) => (accepted ? undefined : INVALID_MOVE);

const Uno = {
  name: 'uno',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => deal(random.Shuffle),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    make: ({ G, playerID, random }, move) => judged(make(G, Number(playerID), move, random.Shuffle)),
  },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
};

const server = Server({
  games: [Uno],
  origins: ['http://127.0.0.1'],
  db: folder ? new FlatFile({ dir: folder }) : undefined,
});

// It would listen on every address of the machine.
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, '127.0.0.1', done);

const { appServer } = await server.run(0);
// Every two minutes its store reads all files to see which have expired, which here none can. If one of them is just
// being written, that ends the server.
if (folder) require('node-persist').stopExpiredKeysInterval();
console.log(`open at http://127.0.0.1:${appServer.address().port}`);
