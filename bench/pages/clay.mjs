// One step of a stroke on a finished sculpture: the dab, and the whole surface that it has touched made anew. On the page
// what does not fit into a frame's budget waits for the next one; here nothing may wait.
import { meshOf } from '../../src/huetable/games/cluzzle/ui/clay/field/mesh';
import { Sculpture } from '../../src/huetable/games/cluzzle/ui/clay/field/sculpture';

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const TOOLS = ['add', 'carve', 'smooth', 'pull', 'flatten', 'paint'];
const HANDS = [
  { name: '9', size: 9, mirror: false },
  { name: '9 on both sides', size: 9, mirror: true },
  { name: '26', size: 26, mirror: false },
];

/** Milliseconds of script for each step, by tool, brush size and whether it works on both sides. */
export function measure(log, steps) {
  const figures = {};
  for (const tool of TOOLS) {
    for (const hand of HANDS)
      figures[`${tool} ${hand.name}`] = draw(Sculpture.from(bytes(log)), tool, hand, steps);
  }
  return figures;
}

function draw(sculpture, tool, { size, mirror }, steps) {
  const colour = tool === 'add' || tool === 'paint' ? 5 : 0;
  const taken = [];
  sculpture.begin({ type: 'brush', tool, size, points: [], colour, mirror, normal: [0, 127, 0] });
  for (let step = 0; step < steps + 10; step++) {
    const angle = step / 9;
    const at = [
      Math.round(96 + 40 * Math.sin(angle)),
      60 + (step % 50),
      Math.round(96 + 40 * Math.cos(angle)),
    ];
    const before = performance.now();
    for (const block of new Set(sculpture.dab(at))) meshOf(sculpture.field, block);
    // The first steps warm the engine up.
    if (step >= 10) taken.push(performance.now() - before);
  }
  return taken;
}
