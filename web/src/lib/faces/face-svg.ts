import { signOf } from '../glyphs/signs';
import type { SeatColour } from '../net/protocol';
import { drawFace } from './drawing';
import { FRAME, type Layer } from './layers';

/** The seats' colours as in tokens.css: a picture for a canvas can't read the page's styles. */
const SEAT_COLOURS: Readonly<Record<SeatColour, readonly [colour: string, sign: string]>> = {
  red: ['#c9313a', '#fff'],
  orange: ['#ec8b2d', '#23201b'],
  yellow: ['#f2d633', '#23201b'],
  green: ['#25713e', '#fff'],
  blue: ['#284a8b', '#fff'],
  purple: ['#8f49b1', '#fff'],
  brown: ['#5c3820', '#fff'],
  pink: ['#f2a5b0', '#23201b'],
  white: ['#fffdf8', '#23201b'],
  black: ['#2a2723', '#fff'],
};

const CLIP = 'face-clip';
const RING = 5;
/** The picture lies inside the ring. */
const INNER = `translate(${RING} ${RING}) scale(${(100 - 2 * RING) / FRAME.size}) translate(${-FRAME.x} ${-FRAME.y})`;

/** A face with its ring and sign as an SVG document, for pictures that are drawn on a canvas. */
export function faceSvg(seed: string, bot: boolean, colour: SeatColour): string {
  const [fill, sign] = SEAT_COLOURS[colour];
  const shapes = drawFace(seed, bot).map(shapeMarkup).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 106 106" width="320" height="320" color="${fill}" ` +
    `stroke-linecap="round" stroke-linejoin="round"><clipPath id="${CLIP}"><circle cx="50" cy="50" r="45"/></clipPath>` +
    `<circle cx="50" cy="50" r="51.5" fill="#fff"/><circle cx="50" cy="50" r="50" fill="${fill}"/>` +
    `<g clip-path="url(#${CLIP})"><g transform="${INNER}">${shapes}</g></g><circle cx="50" cy="50" r="45" fill="none" stroke="#23201b40" stroke-width=".8"/>` +
    `${badgeMarkup(colour, fill, sign)}</svg>`
  );
}

function shapeMarkup({ d, fill, stroke, width, transform }: Layer): string {
  const line = width > 0 ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  return `<path d="${d}" fill="${fill}"${line}${transform ? ` transform="${transform}"` : ''}/>`;
}

function badgeMarkup(colour: SeatColour, fill: string, sign: string): string {
  const { path, frame } = signOf(colour);
  const square = frame
    ? `<path d="M3 3h18v18H3z" fill="${frame === 'light' ? '#fff' : '#23201b'}" stroke="${frame === 'light' ? '#23201b' : '#fff'}" stroke-width="2"/>`
    : '';
  return (
    `<circle cx="85" cy="85" r="16" fill="#fff"/><circle cx="85" cy="85" r="14.5" fill="${fill}"/>` +
    `<g transform="translate(76 76) scale(.75)">${square}<path d="${path}" fill="${frame ? '#23201b' : sign}"/></g>`
  );
}
