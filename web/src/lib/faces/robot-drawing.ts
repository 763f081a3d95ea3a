import { layersFrom, type Layer } from './layers';
import { BACKGROUND, surface } from './paints';
import { BODIES, PLATES, ROBOT_EYES, ROBOT_HEADS, ROBOT_MOUTHS, SIDES, TOPS, TRIMS } from './parts/robots';
import { pickerFor } from './picker';
import { chooseRobot, type Robot } from './robot';

const SCREEN = '#2b3138';

export const drawRobotFace = (seed: string): Layer[] => drawRobot(chooseRobot(pickerFor(seed)));

export function drawRobot(robot: Robot): Layer[] {
  const shapes = [
    BACKGROUND,
    ...TOPS[robot.top],
    ...BODIES[robot.body],
    ...SIDES[robot.sides],
    ...ROBOT_HEADS[robot.head],
    ...TRIMS[robot.trim],
    ...PLATES[robot.plate],
    ...ROBOT_EYES[robot.eyes],
    ...ROBOT_MOUTHS[robot.mouth],
  ];
  return layersFrom(shapes, { G: robot.background, g: robot.light, K: SCREEN, ...surface(robot.metal) });
}
