/**
 * What goes through the pipe between the grader and a submission's process: frames of a JSON text and of
 * bytes, with their lengths before them.
 */

const prefix = 8;

/** @param {unknown} header @param {Uint8Array} [body] @returns {Uint8Array[]} */
export function frame(header, body = new Uint8Array()) {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const lengths = new DataView(new ArrayBuffer(prefix));
  lengths.setUint32(0, text.length);
  lengths.setUint32(4, body.length);
  return [new Uint8Array(lengths.buffer), text, body];
}

/** Puts frames together from what arrives; nothing of it is trusted. */
export class FrameReader {
  /** @type {Uint8Array[]} */ #chunks = [];
  #length = 0;
  #most;

  /** @param {number} most bytes of a frame */
  constructor(most) {
    this.#most = most;
  }

  /** The frame that is whole now, if one is. @param {Uint8Array} chunk
   * @returns {{ text: string, body: Uint8Array } | null} */
  take(chunk) {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const wanted = this.#wanted();
    if (wanted > this.#most) throw new RangeError('a frame that is too long');
    if (this.#length < wanted) return null;
    const all = this.#joined();
    const textEnd = prefix + new DataView(all.buffer, all.byteOffset).getUint32(0);
    const text = new TextDecoder().decode(all.subarray(prefix, textEnd));
    this.#chunks = all.length > wanted ? [all.subarray(wanted)] : [];
    this.#length = all.length - wanted;
    const body = new Uint8Array(wanted - textEnd); // a copy that begins where numbers may begin
    body.set(all.subarray(textEnd, wanted));
    return { text, body };
  }

  /** How long the frame is that has begun. */
  #wanted() {
    if (this.#length < prefix) return prefix;
    if (this.#chunks[0].length < prefix) this.#joined();
    const lengths = new DataView(this.#chunks[0].buffer, this.#chunks[0].byteOffset);
    return prefix + lengths.getUint32(0) + lengths.getUint32(4);
  }

  #joined() {
    if (this.#chunks.length > 1) {
      const all = new Uint8Array(this.#length);
      let at = 0;
      for (const chunk of this.#chunks) {
        all.set(chunk, at);
        at += chunk.length;
      }
      this.#chunks = [all];
    }
    return this.#chunks[0];
  }
}
