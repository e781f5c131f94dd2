/**
 * A plan as an animated picture. Boards are drawn here, one at a time, and written in a worker, so that the
 * page goes on answering; it ends when it is told to.
 * @import { GifAnswer, GifMessage } from './gif-worker.js'
 * @import { Reel } from './share-picture.js'
 * @typedef {{ speed: number, size: number, isDark: boolean, title: string,
 *   onProgress: (part: number) => void, signal: AbortSignal }} Film   speed: moves a second; size: pixels of
 *   the longer side
 */
import { filmSteps } from '../model/share-film.js';
import { rasterised } from './share-drawing.js';

/** @param {import('./share-drawing.js').Studio} studio @param {Reel} reel @param {Film} film
 * @returns {Promise<Blob | null>} null where it was ended, or there is nothing to draw */
export async function filmOf(studio, reel, { speed, size, isDark, title, onProgress, signal }) {
  const { steps, samples } = filmSteps(reel.moves, speed);
  const paint = async (/** @type {number} */ move) => {
    const drawing = await reel.draw(studio, move, { isDark, isClear: false, title });
    if (!drawing) return null;
    const canvas = await rasterised(drawing, size / Math.max(drawing.width, drawing.height));
    return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
  };
  const worker = new Worker(new URL('./gif-worker.js', import.meta.url), { type: 'module', name: 'gif' });
  const say = (/** @type {GifMessage} */ message, /** @type {Transferable[]} */ moved = []) =>
    /** @type {Promise<GifAnswer>} */ (
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = () => reject(new Error('The worker for pictures could not be had.'));
        worker.postMessage(message, moved);
      })
    );
  try {
    const pictures = [];
    for (const move of samples) pictures.push(await paint(move));
    const [first] = pictures;
    if (!first) return null;
    const { width, height } = first;
    const known = pictures.flatMap((picture) => (picture ? [picture.data.buffer] : []));
    let taken = say({ type: 'begin', width, height, samples: known }, known);
    for (const [i, { move, seconds }] of steps.entries()) {
      const picture = await paint(move);
      await taken;
      if (signal.aborted || !picture) return null;
      taken = say({ type: 'frame', pixels: picture.data.buffer, seconds }, [picture.data.buffer]);
      onProgress((i + 1) / steps.length);
    }
    await taken;
    const { bytes } = await say({ type: 'end' });
    return bytes && !signal.aborted ? new Blob([bytes], { type: 'image/gif' }) : null;
  } finally {
    worker.terminate();
  }
}
