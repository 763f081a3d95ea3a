import type { Layer } from './layers';

const SVG = 'http://www.w3.org/2000/svg';

/** A shape of a face as an element. A table has hundreds of them: a component's effects for each would take a slow phone long. */
export function pathOf({ d, fill, stroke, width, transform }: Layer): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.setAttribute('fill', fill);
  path.setAttribute('stroke', stroke);
  path.setAttribute('stroke-width', String(width));
  if (transform) path.setAttribute('transform', transform);
  return path;
}
