/** SHA-256: the browser's own is only there on secure addresses, and a table in the living room has none. */

const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(prime));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** Exact, in whole numbers: the largest n with n^3 below prime * 2^96, without its whole part. */
function fraction(prime: number): number {
  const wanted = BigInt(prime) << 96n;
  let root = 0n;
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) if ((root + bit) ** 3n <= wanted) root += bit;
  return Number(root & 0xffffffffn);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const bytes = new Uint8Array(((data.length + 8) >> 6) * 64 + 64);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(bytes.length - 4, (data.length << 3) >>> 0);
  return view;
}

/** The hash in hexadecimal digits. */
export function sha256(data: Uint8Array): string {
  const view = padded(data);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) mix(state, words, view, at);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(state: Int32Array, w: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[i] = ((w[i - 16] ?? 0) + first + (w[i - 7] ?? 0) + second) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
}
