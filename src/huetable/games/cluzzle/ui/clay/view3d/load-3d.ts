/** Loads the 3D code when it is first needed. */
import type { ClayRenderer, Turntable } from './clay-renderer';
import type { Field } from '../field/grid';

export interface Clay3d {
  readonly renderer: ClayRenderer;
  readonly turntable: (field: Field) => Turntable;
}

let opened: Promise<Clay3d | null> | null = null;

/** Null if the browser has no WebGL. */
export function loadClay3d(): Promise<Clay3d | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Clay3d | null> {
  if (!hasWebgl()) return null;
  try {
    const { ClayRenderer, Turntable } = await import('./clay-renderer');
    return { renderer: new ClayRenderer(), turntable: (field) => new Turntable(field) };
  } catch {
    return null;
  }
}

function hasWebgl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
