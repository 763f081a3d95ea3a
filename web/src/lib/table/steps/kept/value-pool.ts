/** JSON values in which every part is written once, however often it occurs: from one view to the next little changes. */
export class ValuePool {
  /** Arrays and objects have the places of their parts, all of which come before them. */
  readonly nodes: unknown[] = [];
  /** How many characters they take. */
  size = 0;
  readonly #places = new Map<string, number>();
  readonly #known = new Map<object, number>();

  /** Returns the place of the value. */
  put(value: unknown): number {
    if (!isCompound(value)) return this.#place(value);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const place = this.#place(withParts(value, (part) => this.put(part)));
    this.#known.set(value, place);
    return place;
  }

  #place(node: unknown): number {
    const written = JSON.stringify(node);
    const known = this.#places.get(written);
    if (known !== undefined) return known;
    this.#places.set(written, this.nodes.length);
    this.size += written.length + 1;
    return this.nodes.push(node) - 1;
  }
}

/** The values at all places of a pool. What occurs more than once is the very same object. */
export function readPool(nodes: readonly unknown[]): readonly unknown[] {
  const values: unknown[] = [];
  for (const node of nodes)
    values.push(isCompound(node) ? withParts(node, (place) => values[Number(place)]) : node);
  return values;
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function withParts(value: object, change: (part: unknown) => unknown): object {
  if (Array.isArray(value)) return value.map(change);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(fields.map(([name, part]) => [name, change(part)]));
}
