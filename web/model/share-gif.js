/**
 * Pictures as an animated GIF, which chats, slides and mails show everywhere. Boards have few colours, so the
 * palette is chosen once, from samples; of a frame only the part that changed is written.
 * @typedef {{ width: number, height: number, data: Uint8ClampedArray | Uint8Array }} Pixels   RGBA
 */

/** Stands for what stays as it was. */
const unchanged = 0;
const mostColours = 255;
/** Colours nearer to each other than this, squared, are one; where there are too many, further ones too. */
const near = 90;

/** The colours of some pictures: the most frequent first, none near another; others take the nearest.
 * @param {readonly Pixels[]} samples @returns {Uint8Array} red, green, blue of each */
export function paletteOf(samples) {
  /** @type {Map<number, number>} */ const counts = new Map();
  for (const { data } of samples)
    for (let i = 0; i < data.length; i += 4) {
      const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  let chosen = apart(frequent, near);
  for (let limit = 2 * near; chosen.length > mostColours; limit *= 2) chosen = apart(frequent, limit);
  return Uint8Array.from(chosen.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
}

/** @param {number[]} colours @param {number} limit @returns {number[]} at most one more than there may be */
function apart(colours, limit) {
  /** @type {number[]} */ const chosen = [];
  for (const colour of colours) {
    if (chosen.length > mostColours) break;
    if (chosen.every((other) => distance(colour, other) > limit)) chosen.push(colour);
  }
  return chosen;
}

/** @param {number} a @param {number} b as 0xrrggbb */
const distance = (a, b) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

export class GifWriter {
  /** @type {Uint8Array[]} */ #chunks = [];
  /** @type {Map<number, number>} */ #nearest = new Map();
  /** @type {Uint8Array | null} */ #before = null;
  #palette;
  #size;

  /** @param {number} width @param {number} height @param {Uint8Array} palette */
  constructor(width, height, palette) {
    this.#size = { width, height };
    this.#palette = palette;
    const table = new Uint8Array(3 * 256);
    table.set(palette.subarray(0, 3 * mostColours), 3); // the first stands for what stays
    this.#put(ascii('GIF89a'), word(width), word(height), [0xf7, 0, 0], table);
    this.#put([0x21, 0xff, 11], ascii('NETSCAPE2.0'), [3, 1], word(0), [0]); // for ever
  }

  /** @param {Pixels['data']} data @param {number} seconds how long it is shown */
  add(data, seconds) {
    const { width, height } = this.#size;
    const now = this.#indexed(data);
    const { left, top, right, bottom } = changedPart(now, this.#before, width, height);
    const part = new Uint8Array((right - left) * (bottom - top));
    let at = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const i = y * width + x;
        part[at++] = this.#before && this.#before[i] === now[i] ? unchanged : now[i];
      }
    this.#before = now;
    this.#put([0x21, 0xf9, 4, 0b101], word(Math.round(100 * seconds)), [unchanged, 0]);
    this.#put([0x2c], word(left), word(top), word(right - left), word(bottom - top), [0]);
    this.#put([8], blocks(compressed(part)), [0]);
  }

  /** @returns {Uint8Array} */
  finish() {
    this.#put([0x3b]);
    const bytes = new Uint8Array(this.#chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  }

  /** @param {(ArrayLike<number>)[]} parts */
  #put(...parts) {
    for (const part of parts) this.#chunks.push(part instanceof Uint8Array ? part : Uint8Array.from(part));
  }

  /** @param {Pixels['data']} data */
  #indexed(data) {
    const indices = new Uint8Array(data.length / 4);
    for (let i = 0; i < indices.length; i += 1) {
      const colour = (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2];
      indices[i] = this.#nearest.get(colour) ?? this.#find(colour);
    }
    return indices;
  }

  /** @param {number} colour */
  #find(colour) {
    let [best, least] = [0, Infinity];
    for (let i = 0; 3 * i < this.#palette.length; i += 1) {
      const [red, green, blue] = this.#palette.subarray(3 * i, 3 * i + 3);
      const away = distance(colour, (red << 16) | (green << 8) | blue);
      if (away < least) [best, least] = [i, away];
    }
    this.#nearest.set(colour, best + 1);
    return best + 1;
  }
}

/** @param {Uint8Array} now @param {Uint8Array | null} before @param {number} width @param {number} height */
function changedPart(now, before, width, height) {
  if (!before) return { left: 0, top: 0, right: width, bottom: height };
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < now.length; i += 1) {
    if (now[i] === before[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), y + 1];
  }
  return right ? { left, top, right, bottom } : { left: 0, top: 0, right: 1, bottom: 1 };
}

/** LZW, with codes of 9 to 12 bits. @param {Uint8Array} indices */
function compressed(indices) {
  const [clear, end, most] = [256, 257, 4096];
  const children = new Uint16Array(most * 256);
  /** @type {number[]} */ const bytes = [];
  let [next, size, buffer, bits] = [end + 1, 9, 0, 0];
  const emit = (/** @type {number} */ code) => {
    buffer |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, buffer >>>= 8) bytes.push(buffer & 255);
  };
  emit(clear);
  let code = indices[0];
  for (let i = 1; i < indices.length; i += 1) {
    const child = children[code * 256 + indices[i]];
    if (child) {
      code = child;
      continue;
    }
    emit(code);
    if (next === most) {
      emit(clear);
      children.fill(0);
      [next, size] = [end + 1, 9];
    } else {
      if (next === 1 << size) size += 1;
      children[code * 256 + indices[i]] = next++;
    }
    code = indices[i];
  }
  emit(code);
  if (next === 1 << size && size < 12) size += 1; // as the reader does, who is one code behind
  emit(end);
  if (bits) bytes.push(buffer & 255);
  return bytes;
}

/** @param {number[]} bytes @returns {number[]} in parts of at most 255, each after its length */
function blocks(bytes) {
  /** @type {number[]} */ const parts = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    parts.push(block.length, ...block);
  }
  return parts;
}

/** @param {string} text */
const ascii = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
/** @param {number} value */
const word = (value) => [value & 255, (value >> 8) & 255];
