/** Writes an animated picture beside the page, which goes on answering meanwhile.
 * @typedef {{ type: 'begin', width: number, height: number, samples: ArrayBuffer[] }
 *   | { type: 'frame', pixels: ArrayBuffer, seconds: number } | { type: 'end' }} GifMessage
 * @typedef {{ bytes: Uint8Array<ArrayBuffer> | null }} GifAnswer
 *   null: the frame is taken, the next may come
 */
import { GifWriter, paletteOf } from '../model/share-gif.js';

/** @type {GifWriter | null} */ let writer = null;

/** @param {MessageEvent<GifMessage>} event */
self.onmessage = ({ data }) => {
  if (data.type === 'begin') {
    const { width, height } = data;
    const samples = data.samples.map((pixels) => ({ width, height, data: new Uint8Array(pixels) }));
    writer = new GifWriter(width, height, paletteOf(samples));
  } else if (data.type === 'frame') writer?.add(new Uint8Array(data.pixels), data.seconds);
  self.postMessage({ bytes: data.type === 'end' ? writer?.finish() : null });
};
