/** Which moves of a plan an animated picture shows, and how long each. */

/** More make a file that no chat takes. */
export const mostFrames = 1200;
const mostSamples = 8;
const [startSeconds, endSeconds] = [0.8, 1.6];

/** @param {number} moves @param {number} speed moves a second
 * @returns {{ steps: { move: number, seconds: number }[], samples: number[], every: number }}
 *   samples: moves whose colours stand for all; every: how many moves a picture stands for */
export function filmSteps(moves, speed) {
  const every = Math.ceil((moves + 1) / mostFrames) || 1;
  const shown = Array.from({ length: Math.ceil(moves / every) }, (_, i) => i * every).concat(moves);
  const steps = shown.map((move) => ({
    move,
    seconds: move === moves ? endSeconds : move === 0 ? Math.max(startSeconds, 1 / speed) : 1 / speed,
  }));
  const count = Math.min(mostSamples, shown.length);
  const at = (/** @type {number} */ i) =>
    shown[Math.round((i * (shown.length - 1)) / Math.max(1, count - 1))];
  return { steps, samples: Array.from({ length: count }, (_, i) => at(i)), every };
}
