/** Draws clay in 3D: one renderer for all sculptures on the page, copied onto each one's canvas. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
} from 'three';
import { FLOOR, type Box, type Field } from '../field/grid';
import { BLOCKS, meshOf, type Mesh as ClayMesh } from '../field/mesh';
import { fromBall, fromRings, HALF_VIEW, ringsAround, type Distance } from './camera-distance';
import { PartGhost } from './part-ghost';
import type { Ray, Vector } from './ray-pick';

const DISC = 56;

/** The part of the turntable that fills the picture, in cells. */
interface Frame {
  readonly middle: Vector;
  readonly distance: Distance;
}

/** The whole disc, with space above it for tall clay. */
const WHOLE: Frame = { middle: [48, 35, 48], distance: fromBall(62) };
/** Smaller clay is shown small. */
const LEAST_REACH = 22;
const FLOOR_MIDDLE: Vector = [48, FLOOR / 2, 48];

const middleOf = ({ low, high }: Box): Vector => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];

/** From where the camera looks at a sculpture. */
export interface CameraAngle {
  turn: number;
  tilt: number;
  /** 1 shows the whole turntable. */
  near: number;
}

/** One sculpture on its turntable. */
export class Turntable {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera((2 * HALF_VIEW * 180) / Math.PI, 1, 20, 1600);
  #frame = WHOLE;
  readonly #clay = new Group();
  readonly #blocks = new Map<number, Mesh>();
  readonly #sun = new DirectionalLight(0xfff6ea, 2.2);
  /** From behind, so that the clay stands out from the wall. */
  readonly #rim = new DirectionalLight(0xe6eeff, 0.9);
  readonly #cursor = new Mesh(GHOST, SHIMMER);
  /** The part that is about to be placed. */
  readonly ghost = new PartGhost();

  constructor(readonly field: Field) {
    this.scene.add(
      new HemisphereLight(0xffffff, 0xcbb59c, 1.75),
      this.#sun,
      this.#rim,
      this.#rim.target,
      this.#sun.target,
      this.#clay,
      this.#cursor,
      this.ghost.group,
      ...floor(),
    );
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.bias = -0.002;
    this.#sun.shadow.normalBias = 0.6;
    Object.assign(this.#sun.shadow.camera, {
      left: -75,
      right: 75,
      top: 75,
      bottom: -75,
      near: 20,
      far: 260,
    });
    this.#sun.target.position.set(...WHOLE.middle);
    this.#rim.target.position.set(...WHOLE.middle);
    this.#cursor.visible = false;
  }

  /** Rebuilds the surface of these blocks, by default of all. */
  refresh(blocks?: Iterable<number>): void {
    for (const block of blocks ?? Array.from({ length: BLOCKS ** 3 }, (_, number) => number))
      this.#remake(block);
  }

  #remake(block: number): void {
    this.setBlock(block, meshOf(this.field, block));
  }

  /** Takes all clay off the turntable; the camera stays where it is. */
  clear(): void {
    for (const block of [...this.#blocks.keys()]) this.setBlock(block, null);
  }

  /** Shows this surface in a block, whatever the field holds there. */
  setBlock(block: number, made: ClayMesh | null): void {
    const old = this.#blocks.get(block);
    old?.geometry.dispose();
    if (!made) {
      old?.removeFromParent();
      this.#blocks.delete(block);
      return;
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(made.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(made.normals, 3));
    geometry.setAttribute('color', new BufferAttribute(made.colours, 3));
    geometry.setIndex(new BufferAttribute(made.triangles, 1));
    if (old) {
      old.geometry = geometry;
      return;
    }
    const mesh = new Mesh(geometry, CLAY);
    mesh.castShadow = mesh.receiveShadow = true;
    this.#blocks.set(block, mesh);
    this.#clay.add(mesh);
  }

  /** Fills the picture with the clay, however small it is. */
  zoomToClay(): void {
    const found = this.field.bounds();
    if (!found) return;
    const middle = middleOf(found);
    const rings = ringsAround(middle, this.field.reachAround(middle));
    const reach = Math.max(...rings.map(({ radius, height }) => Math.hypot(radius, height)));
    const distance = fromRings(rings);
    const further = Math.max(1, LEAST_REACH / reach);
    this.#frame = { middle, distance: (tilt, aspect) => further * distance(tilt, aspect) };
  }

  /** Shows where the brush would be, in cells; null hides it. */
  showCursor(at: readonly [number, number, number] | null, size = 4): void {
    this.#cursor.visible = at !== null;
    if (at) this.#cursor.position.set(...at);
    this.#cursor.scale.setScalar(size);
  }

  aimCamera({ turn, tilt, near }: CameraAngle, aspect: number): void {
    const {
      middle: [x, y, z],
      distance,
    } = this.#frame;
    const far = distance(tilt, aspect) / near;
    this.camera.aspect = aspect;
    this.camera.position.set(
      x + far * Math.cos(tilt) * Math.sin(turn),
      y + far * Math.sin(tilt),
      z + far * Math.cos(tilt) * Math.cos(turn),
    );
    this.camera.lookAt(x, y, z);
    this.camera.updateProjectionMatrix();
    // The lamp stands beside the viewer, a little to the left.
    const lamp = turn - 0.75;
    this.#sun.position.set(48 + 95 * Math.sin(lamp), 150, 48 + 95 * Math.cos(lamp));
    const behind = turn + 2.5;
    this.#rim.position.set(48 + 95 * Math.sin(behind), 70, 48 + 95 * Math.cos(behind));
  }

  /** The ray through a point of the picture (-1 to 1 both ways), in cells. */
  ray(x: number, y: number): Ray {
    this.camera.updateMatrixWorld();
    return this.#rayThrough(new Vector3(x, y, 0.5).unproject(this.camera));
  }

  /** The ray through the middle of the clay, or of the empty turntable. */
  rayToMiddle(): Ray {
    const found = this.field.bounds();
    return this.#rayThrough(new Vector3(...(found ? middleOf(found) : FLOOR_MIDDLE)));
  }

  #rayThrough(place: Vector3): Ray {
    const start = this.camera.position;
    const way = place.sub(start).normalize();
    return { start: [start.x, start.y, start.z], way: [way.x, way.y, way.z] };
  }

  dispose(): void {
    for (const mesh of this.#blocks.values()) mesh.geometry.dispose();
    this.ghost.show(null);
    this.#blocks.clear();
    this.#sun.shadow.map?.dispose();
  }
}

/** Materials and shapes that all turntables share: made once, never disposed of. */
const CLAY = new MeshLambertMaterial({ vertexColors: true });
const GHOST = new SphereGeometry(1, 24, 16);
const SHIMMER = new MeshBasicMaterial({
  color: 0xb4472a,
  transparent: true,
  opacity: 0.35,
  depthWrite: false,
});
const WOOD = new MeshLambertMaterial({ color: new Color('#e2d8c5') });
const PLATE = new CylinderGeometry(DISC, DISC + 1, 2.4, 72);
const LINE = new MeshBasicMaterial({ color: new Color('#c4b79d') });
const RINGS = [18, 36, 54].map((radius) => flat(new RingGeometry(radius - 0.3, radius + 0.3, 72), 4.05));
const MARK = flat(new RingGeometry(46, 53, 12, 1, -Math.PI / 2 - 0.05, 0.1), 4.08);
const DARK = new MeshBasicMaterial({ color: new Color('#8f8470') });

function flat(ring: RingGeometry, height: number): RingGeometry {
  return ring.rotateX(-Math.PI / 2).translate(48, height, 48);
}

/** A turntable with rings, and a mark that says where the front is. */
function floor(): Mesh[] {
  const disc = new Mesh(PLATE, WOOD);
  disc.position.set(48, 2.8, 48);
  disc.receiveShadow = true;
  return [disc, ...RINGS.map((ring) => new Mesh(ring, LINE)), new Mesh(MARK, DARK)];
}

/** While a slow phone draws a stroke, its shadow follows only in every such picture. */
const SHADOW_EVERY = 4;

/** Draws turntables. There is one for the page, because a browser allows only a few WebGL contexts. */
export class ClayRenderer {
  readonly #renderer: WebGLRenderer;
  #width = 0;
  #height = 0;
  #coarseDrawings = 0;

  constructor() {
    // Where a screen has two pixels for one of the page, edges are smooth enough, and a slow phone draws twice as fast.
    const antialias = devicePixelRatio < 2;
    this.#renderer = new WebGLRenderer({ antialias, alpha: true, powerPreference: 'low-power' });
    // Bright clay keeps its colour instead of turning white.
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.toneMappingExposure = 1;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.setScissorTest(true);
    this.#renderer.setClearColor(0, 0);
  }

  /** With a `share` below 1 it is drawn smaller and then enlarged: coarser, but sooner. */
  draw(table: Turntable, angle: CameraAngle, canvas: HTMLCanvasElement, share = 1): void {
    const [width, height] = [Math.round(canvas.width * share), Math.round(canvas.height * share)];
    const target = canvas.getContext('2d');
    if (!target || width === 0 || height === 0) return;
    this.#fit(width, height, share < 1);
    this.#renderer.shadowMap.needsUpdate = share === 1 || this.#coarseDrawings++ % SHADOW_EVERY === 0;
    table.aimCamera(angle, width / height);
    this.#renderer.setViewport(0, 0, width, height);
    this.#renderer.setScissor(0, 0, width, height);
    this.#renderer.render(table.scene, table.camera);
    target.clearRect(0, 0, canvas.width, canvas.height);
    const from = [0, this.#height - height, width, height] as const;
    target.drawImage(this.#renderer.domElement, ...from, 0, 0, canvas.width, canvas.height);
  }

  /** Large enough for all sculptures; a coarse picture has its own size, because all of it is copied. */
  #fit(width: number, height: number, exact: boolean): void {
    const [before, high] = [this.#width, this.#height];
    this.#width = exact ? width : Math.max(width, before);
    this.#height = exact ? height : Math.max(height, high);
    if (this.#width !== before || this.#height !== high)
      this.#renderer.setSize(this.#width, this.#height, false);
  }
}
