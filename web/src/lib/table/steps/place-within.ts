/** A TV enlarges the page with `zoom`: rectangles count screen pixels, lengths and translations those of the page. */
export function zoomOf(element: Element): number {
  const { currentCSSZoom: zoom = 1 } = element as { readonly currentCSSZoom?: number };
  return zoom;
}

/** A place within a layer over the page, in the layer's own pixels. */
export function placeWithin(layer: Element, place: DOMRectReadOnly): DOMRectReadOnly {
  const zoom = zoomOf(layer);
  const { x, y } = layer.getBoundingClientRect();
  return new DOMRect((place.x - x) / zoom, (place.y - y) / zoom, place.width / zoom, place.height / zoom);
}
