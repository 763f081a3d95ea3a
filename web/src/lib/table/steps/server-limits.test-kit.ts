import steps from '../../../../../src/huetable/core/steps.py?raw';

/** A number of milliseconds that the server counts on, by its name in src/huetable/core/steps.py. */
export function serverLimit(name: string): number {
  const found = new RegExp(`^${name}: Final = ([\\d_]+)$`, 'mu').exec(steps)?.[1];
  return Number(found?.replaceAll('_', ''));
}
