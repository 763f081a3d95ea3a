import {
  BufferAttribute,
  BufferGeometry,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from 'three';
import { applyStroke } from '../field/build-field';
import { Field, type Box } from '../field/grid';
import { meshOf, touchedBlocks } from '../field/mesh';
import { mirroredRope, mirroredSolid } from '../field/mirror';
import { ropeBox, solidBox } from '../field/solids';
import type { Stroke } from '../strokes/strokes';

const GHOSTLY = new MeshLambertMaterial({
  vertexColors: true,
  transparent: true,
  opacity: 0.75,
  // Paler than the clay that it is put on.
  emissive: 0xffffff,
  emissiveIntensity: 0.2,
});
/** What the clay hides of it shines through. */
const WITHIN = new MeshBasicMaterial({
  color: 0xfff6ea,
  transparent: true,
  opacity: 0.3,
  depthFunc: GreaterDepth,
  depthWrite: false,
});

/** The cells that a piece of a part can change, on both sides. */
function reach(stroke: Stroke): readonly Box[] {
  if (stroke.type === 'solid')
    return [stroke, ...(stroke.mirror ? [mirroredSolid(stroke)] : [])].map(solidBox);
  return stroke.type === 'rope'
    ? [stroke, ...(stroke.mirror ? [mirroredRope(stroke)] : [])].map(ropeBox)
    : [];
}

/** A part before it is placed, exactly as it will be. */
export class PartGhost {
  readonly group = new Group();
  readonly #field = new Field();
  readonly #shown: BufferGeometry[] = [];

  /** Null hides it. */
  show(strokes: readonly Stroke[] | null): void {
    for (const geometry of this.#shown.splice(0)) geometry.dispose();
    this.group.clear();
    if (!strokes) return;
    this.#field.clear();
    for (const stroke of strokes) applyStroke(this.#field, stroke);
    for (const block of new Set(strokes.flatMap(reach).flatMap(touchedBlocks))) this.#draw(block);
  }

  #draw(block: number): void {
    const made = meshOf(this.#field, block);
    if (!made) return;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(made.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(made.normals, 3));
    geometry.setAttribute('color', new BufferAttribute(made.colours, 3));
    geometry.setIndex(new BufferAttribute(made.triangles, 1));
    this.#shown.push(geometry);
    this.group.add(new Mesh(geometry, WITHIN), new Mesh(geometry, GHOSTLY));
  }
}
