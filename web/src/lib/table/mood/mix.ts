type Rgb = readonly [number, number, number];

function parts(colour: string): Rgb {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Between two colours: 0 is the first, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const target = parts(to);
  const channels = parts(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = parts(colour).map((value) => linear(value / 255)) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

/** Whether dark text can be read on it better than light text. */
export function isLight(colour: string): boolean {
  return contrast(colour, '#000000') > contrast(colour, '#ffffff');
}
