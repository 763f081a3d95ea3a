/** Gets the 3D part when it is first needed, and says when there is none. */
import type { Studio, Turntable } from './studio';
import type { Field } from './grid';

export interface Workshop {
  readonly studio: Studio;
  readonly turntable: (field: Field) => Turntable;
}

let opened: Promise<Workshop | null> | null = null;

/** Null where the browser draws no 3D. */
export function workshop(): Promise<Workshop | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Workshop | null> {
  if (!drawsInSpace()) return null;
  try {
    const { Studio, Turntable } = await import('./studio');
    return { studio: new Studio(), turntable: (field) => new Turntable(field) };
  } catch {
    return null;
  }
}

function drawsInSpace(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
