/** What the views that draw on a canvas share: sharp pixels, and the page's colours as the canvas wants
 * them. */

/** How large each canvas is shown. To ask the browser makes it lay the page out in the middle of a drawing,
 * so it is asked anew only after something was resized.
 * @type {WeakMap<HTMLCanvasElement, { width: number, height: number }>} */
let sizes = new WeakMap();

/** @param {HTMLCanvasElement} canvas */
export function sizeOf(canvas) {
  const known = sizes.get(canvas);
  if (known) return known;
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (size.width && size.height) sizes.set(canvas, size);
  return size;
}

/** A canvas as large as it is shown, cleared, in CSS pixels. @param {HTMLCanvasElement} canvas */
export function prepare(canvas) {
  const ratio = window.devicePixelRatio || 1;
  const { width, height } = sizeOf(canvas);
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height };
}

/** What stays the same under something that changes often: painted on a canvas of its own, and anew only when
 * what it is painted from has changed. */
export class Layer {
  #canvas = document.createElement('canvas');
  /** @type {readonly unknown[]} */ #painted = [];

  /** @param {CanvasRenderingContext2D} target @param {readonly unknown[]} from @param {(context:
   * CanvasRenderingContext2D) => void} paint @returns {boolean} whether it was painted anew */
  put(target, from, paint) {
    const { width, height } = target.canvas;
    const all = [...from, width, height];
    const anew = all.length !== this.#painted.length || all.some((each, i) => each !== this.#painted[i]);
    if (anew) {
      this.#painted = all;
      Object.assign(this.#canvas, { width, height }); // which clears it
      const context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
      context.setTransform(target.getTransform());
      paint(context);
    }
    if (width && height) {
      target.save();
      target.resetTransform();
      target.drawImage(this.#canvas, 0, 0);
      target.restore();
    }
    return anew;
  }
}

/** @type {Map<string, string>} */ const palette = new Map();
const system = matchMedia('(prefers-color-scheme: dark)');

/** The page's colours by name, for light or dark as it is now. @param {string[]} names
 * @returns {Record<string, string>} */
export function colours(names) {
  const look = document.documentElement.dataset.colours ?? (system.matches ? 'dark' : 'light');
  const missing = names.filter((name) => !palette.has(`${look} ${name}`));
  if (missing.length) {
    const probe = document.createElement('span');
    probe.hidden = true;
    document.body.append(probe);
    for (const name of missing) {
      probe.style.color = `var(--${name})`;
      palette.set(`${look} ${name}`, getComputedStyle(probe).color);
    }
    probe.remove();
  }
  return Object.fromEntries(names.map((name) => [name, palette.get(`${look} ${name}`) ?? '']));
}

const light = [
  [68, 1, 84],
  [59, 82, 139],
  [33, 145, 140],
  [74, 175, 85],
  [196, 160, 20],
];
const dark = [
  [128, 110, 235],
  [78, 140, 230],
  [58, 190, 180],
  [130, 215, 110],
  [250, 225, 90],
];
export const shades = 16;

/** Colours from low to high. @param {boolean} isDark @returns {string[]} */
export function ramp(isDark) {
  const stops = isDark ? dark : light;
  return Array.from({ length: shades }, (_, i) => {
    const at = (i / (shades - 1)) * (stops.length - 1);
    const from = Math.min(stops.length - 2, Math.floor(at));
    const mix = stops[from].map((value, part) =>
      Math.round(value + (at - from) * (stops[from + 1][part] - value)),
    );
    return `rgb(${mix.join(' ')})`;
  });
}

/** The ramp itself, for a legend. @param {HTMLCanvasElement} canvas @param {boolean} isDark */
export function drawRamp(canvas, isDark) {
  const { context, width, height } = prepare(canvas);
  ramp(isDark).forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect((i * width) / shades, 0, width / shades + 1, height);
  });
}

/** Calls back whenever an element's size changes, until it leaves the page. @param {Element} element
 * @param {() => void} act */
export function onResize(element, act) {
  const observer = new ResizeObserver(() => {
    sizes = new WeakMap();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
