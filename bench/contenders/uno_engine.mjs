// npm uno-engine with four players: rounds and moves in so many seconds of CPU time.
import { createRequire } from 'node:module';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Game, colors: colours } = require('uno-engine');
const seconds = Number(process.argv[3]);
const names = ['a', 'b', 'c', 'd'];

const pick = (items) => items[Math.floor(Math.random() * items.length)];

const fits = (game) =>
  game.currentPlayer.hand.filter((card) => card.isWildCard() || card.matches(game.discardedCard));

function lay(game, card) {
  if (card.isWildCard()) card.color = pick(colours);
  game.play(card);
}

// A playable card at random, draw only if there is none; the drawn card is played if it fits.
function playRound() {
  const game = new Game(names);
  let moves = 0;
  let over = false;
  game.on('end', () => {
    over = true;
  });
  while (!over && moves < 5000) {
    moves += 1;
    let playable = fits(game);
    if (playable.length > 0) {
      lay(game, pick(playable));
      continue;
    }
    game.draw();
    playable = fits(game);
    if (playable.length > 0) lay(game, pick(playable));
    else game.pass();
  }
  return moves;
}

const cpu = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};

for (let warm = 0; warm < 500; warm += 1) playRound();
const start = cpu();
let rounds = 0;
let moves = 0;
while (cpu() - start < seconds) {
  for (let batch = 0; batch < 50; batch += 1) {
    moves += playRound();
    rounds += 1;
  }
}
console.log(JSON.stringify({ rounds, moves, seconds: cpu() - start }));
