// Colyseus with UNO: a personal message to each client after every move. Argument: the folder of its node_modules.
// Its fastest settings: no synchronised state at all, and no timer that ticks in a room where nothing happens.
import console from 'node:console';
import process from 'node:process';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { SEATS, deal, make, view } from './uno.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const A_DAY = 24 * 3600 * 1000;

function shuffle(cards) {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class Uno extends Room {
  maxClients = SEATS;
  patchRate = A_DAY;
  autoDispose = false;

  onCreate() {
    this.version = 0;
    this.game = deal(shuffle);
    this.seats = new Map();
    this.onMessage('make', (client, move) =>
      this.settle(client, make(this.game, this.seats.get(client), move, shuffle)),
    );
  }

  onJoin(client) {
    this.seats.set(client, this.seats.size);
    if (this.seats.size === SEATS) this.show();
  }

  settle(client, accepted) {
    if (!accepted) {
      client.send('refused');
      return;
    }
    this.version += 1;
    this.show();
  }

  show() {
    for (const [client, seat] of this.seats) {
      client.send('view', { version: this.version, ...view(this.game, seat) });
    }
  }
}

const server = createServer();
const colyseus = new Server({
  transport: new WebSocketTransport({ server }),
  greet: false,
  gracefullyShutdown: false,
});
colyseus.define('uno', Uno);
await colyseus.listen(0, '127.0.0.1');
console.log(`open at http://127.0.0.1:${server.address().port}`);
