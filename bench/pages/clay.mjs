// One step of a stroke on a finished sculpture: the dab, and as much of the surface that it has touched as the page
// remakes in one frame; what is left over is remade in the next step.
import { meshOf, touched } from '../../src/huetable/games/cluzzle/ui/clay/mesh';
import { Sculpture } from '../../src/huetable/games/cluzzle/ui/clay/sculpture';
import { freshen } from '../../src/huetable/games/cluzzle/ui/clay/wheel';

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const TOOLS = ['add', 'carve', 'smooth', 'pull', 'flatten', 'paint'];

/** Milliseconds of script for each step, by tool and brush size. */
export function measure(log, steps) {
  const figures = {};
  for (const tool of TOOLS) {
    for (const size of [9, 26]) figures[`${tool} ${size}`] = draw(Sculpture.from(bytes(log)), tool, size, steps);
  }
  return figures;
}

function draw(sculpture, tool, size, steps) {
  const colour = tool === 'add' || tool === 'paint' ? 5 : 0;
  const [taken, stale] = [[], new Set()];
  sculpture.begin({ type: 'brush', tool, size, points: [], colour, mirror: false, normal: [0, 127, 0] });
  for (let step = 0; step < steps + 10; step++) {
    const angle = step / 9;
    const at = [Math.round(96 + 40 * Math.sin(angle)), 60 + (step % 50), Math.round(96 + 40 * Math.cos(angle))];
    const before = performance.now();
    for (const block of sculpture.dab(at).flatMap(touched)) stale.add(block);
    freshen(stale, (block) => meshOf(sculpture.field, block));
    // The first steps warm the engine up.
    if (step >= 10) taken.push(performance.now() - before);
  }
  return taken;
}
